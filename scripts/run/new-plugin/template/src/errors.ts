import { defineErrors } from "@haat/sdk/errors"

export const __PLUGIN___ERRORS = defineErrors({
  no_such___table__: { status: 404, en: "There is no such entry", hi: "ऐसी कोई एंट्री नहीं है" },
  too_many___tables__: {
    status: 409,
    en: "There is room for {most}. Please remove one first",
    hi: "यहाँ {most} की जगह है। कृपया पहले एक हटाएँ",
  },
})
