import { defineErrors } from "@haat/sdk/errors"

export const V1_NOTES_ERRORS = defineErrors({
  no_such_v1_note: { status: 404, en: "There is no such entry", hi: "ऐसी कोई एंट्री नहीं है" },
  too_many_v1_notes: {
    status: 409,
    en: "There is room for {most}. Please remove one first",
    hi: "यहाँ {most} की जगह है। कृपया पहले एक हटाएँ",
  },
  v1_not_noted: { status: 409, en: "This note is not accepted", hi: "यह नोट नहीं लिया जाता" },
})
