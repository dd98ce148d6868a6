import { defineErrors } from "@haat/sdk/errors"

/** Errors of the owner's search words and of products that come first. */
export const SEARCH_ERRORS = defineErrors({
  no_such_synonyms: { status: 404, en: "There are no such search words any more" },
  synonyms_exist: { status: 409, en: "There is a line with these very words already" },
  synonyms_changed: { status: 409, en: "Someone else changed this line to {words} meanwhile" },
  too_many_synonyms: { status: 409, en: "There can be at most {most} lines. Please delete one first" },
  no_such_pin: { status: 404, en: "No products come first for this text any more" },
  pin_exists: { status: 409, en: "There are products that come first for {text} already" },
  pin_changed: { status: 409, en: "Someone else changed which products come first meanwhile" },
  too_many_pins: { status: 409, en: "There can be at most {most} texts. Please delete one first" },
})
