import { defineErrors } from "@haat/sdk/errors"

export const WISHLIST_ERRORS = defineErrors({
  no_such_wishlist: { status: 404, en: "There is no such list", hi: "ऐसी कोई लिस्ट नहीं है" },
  wishlist_not_shared: { status: 404, en: "This list is not shared any more", hi: "यह लिस्ट अब शेयर नहीं है" },
  too_many_wishlists: {
    status: 409,
    en: "You can have {most} lists. Please delete one first",
    hi: "आप {most} लिस्ट रख सकते हैं। कृपया पहले एक हटाएँ",
  },
  wishlist_full: {
    status: 409,
    en: "The list {name} is full. Please remove something first",
    hi: "लिस्ट {name} भर गई है। कृपया पहले कुछ हटाएँ",
  },
  too_many_wishlist_mails: {
    status: 429,
    en: "You have mailed many links. Please try again in {minutes} min",
    hi: "आप बहुत से लिंक मेल कर चुके हैं। कृपया {minutes} मिनट बाद फिर कोशिश करें",
  },
})
