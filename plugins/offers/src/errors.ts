import { defineErrors } from "@haat/sdk/errors"

/** Errors of codes and offers without a discount, and of an owner's changes. */
export const OFFER_ERRORS = defineErrors({
  code_unknown: { status: 404, en: "The code {offer} is not known", hi: "कोड {offer} मौजूद नहीं है" },
  code_not_started: { status: 409, en: "{offer} has not started yet", hi: "{offer} अभी शुरू नहीं हुआ है" },
  code_ended: { status: 409, en: "{offer} has ended", hi: "{offer} समाप्त हो गया है" },
  code_used_up: {
    status: 409,
    en: "{offer} has been used as often as it could be",
    hi: "{offer} जितनी बार चल सकता था, उतनी बार इस्तेमाल हो चुका है",
  },
  code_used_by_you: {
    status: 409,
    en: "You have used {offer} as often as you may",
    hi: "आप {offer} को जितनी बार कर सकते थे, इस्तेमाल कर चुके हैं",
  },
  first_order_only: {
    status: 409,
    en: "{offer} is for a first order only",
    hi: "{offer} सिर्फ़ पहले ऑर्डर के लिए है",
  },
  code_min_amount: {
    status: 409,
    en: "Add goods for {missing} more to use {offer}",
    hi: "{offer} इस्तेमाल करने के लिए {missing} का सामान और जोड़ें",
  },
  code_not_for_these: {
    status: 409,
    en: "{offer} is not for anything in your cart",
    hi: "{offer} आपके कार्ट के किसी सामान के लिए नहीं है",
  },
  code_too_few_pieces: {
    status: 409,
    en: "Add {missing} more of what {offer} is for",
    hi: "{offer} जिस सामान के लिए है, उसके {missing} नग और जोड़ें",
  },
  code_better_offer: {
    status: 409,
    en: "{offer} does not go together with {better}, which saves you more",
    hi: "{better} में आपकी बचत ज़्यादा है, और {offer} उसके साथ नहीं चलता",
  },
  code_nothing_left: {
    status: 409,
    en: "There is nothing left for {offer} to take off",
    hi: "{offer} से घटाने के लिए कुछ नहीं बचा है",
  },
  too_many_codes: {
    status: 409,
    en: "A cart takes at most {most} codes. Please take one off first",
    hi: "कार्ट पर ज़्यादा से ज़्यादा {most} कोड चलते हैं। कृपया पहले एक हटाएँ",
  },

  // Errors for owners.
  no_such_offer: { status: 404, en: "There is no such offer" },
  offer_changed: { status: 409, en: "Someone has changed this offer meanwhile. Please load it again" },
  too_many_offers: { status: 409, en: "There can be at most {most} offers. Please delete one first" },
  code_taken: { status: 409, en: "The code {code} is another offer's already", field: "code" },
  codes_of_automatic: { status: 409, en: "An automatic offer needs no codes" },
  too_many_unique_codes: { status: 409, en: "An offer can have at most {most} codes" },
  offered_goods_gone: { status: 404, en: "A product or a category of this offer is not there any more" },
})
