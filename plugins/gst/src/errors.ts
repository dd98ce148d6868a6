import { defineErrors } from "@haat/http/errors"

/** What tax settings and documents may be rejected with. */
export const GST_ERRORS = defineErrors({
  tax_settings_changed: {
    status: 409,
    en: "Somebody else has changed the tax settings meanwhile. Look at theirs before you save yours",
  },
  no_such_category_tax: { status: 404, en: "There is no such category" },
  no_document_yet: {
    status: 409,
    en: "There is no invoice yet: it is made when the goods leave",
    hi: "अभी कोई बिल नहीं है: बिल सामान निकलते समय बनता है",
  },
})
