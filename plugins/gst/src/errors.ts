import { defineErrors } from "@haat/http/errors"

/** What tax settings and documents may be rejected with. */
export const GST_ERRORS = defineErrors({
  tax_settings_changed: {
    status: 409,
    en: "Somebody else has changed the tax settings meanwhile. Look at theirs before you save yours",
  },
  no_such_category_tax: { status: 404, en: "There is no such category" },
  no_such_document: {
    status: 404,
    en: "There is no such invoice. It is made when the goods leave",
    hi: "ऐसा कोई बिल नहीं है। सामान निकलते समय बिल बनता है",
  },
})
