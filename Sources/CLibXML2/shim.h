// libxml2 built with ICU includes ICU's headers, which clash with the copy inside Foundation.
// Nothing here uses that part, so it is switched off before the other headers are read.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/tree.h>
#include <libxml/relaxng.h>
#include <libxml/xmlschemastypes.h>
#include <libxml/xmlerror.h>
