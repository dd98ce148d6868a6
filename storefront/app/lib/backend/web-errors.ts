import { defineErrors } from "@haat/sdk/errors"

/** Errors that the web tier answers in place of the shop behind it. */
export const WEB_ERRORS = defineErrors({
  shop_silent: {
    status: 503,
    en: "The shop is not answering right now. Please try again in a moment.",
    hi: "दुकान अभी जवाब नहीं दे रही। कृपया थोड़ी देर में फिर कोशिश करें।",
  },
  shop_slow: {
    status: 504,
    en: "The shop is taking too long to answer. Please try again.",
    hi: "दुकान को जवाब देने में बहुत देर लग रही है। कृपया फिर कोशिश करें।",
  },
  shop_full: {
    status: 503,
    en: "The shop has more visitors than it can serve just now. Please try again in a moment.",
    hi: "दुकान में अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर कोशिश करें।",
  },
  shop_broken: {
    status: 500,
    en: "Something went wrong on our side. Please try again in a moment.",
    hi: "हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया थोड़ी देर में फिर कोशिश करें।",
  },
  outcome_unknown: {
    status: 500,
    en: "We do not know whether this was done. Please look at your cart and orders before you send it again.",
    hi: "हमें नहीं पता कि यह हो पाया या नहीं। दोबारा भेजने से पहले कृपया अपना कार्ट और ऑर्डर देख लें।",
  },
  too_large: {
    status: 413,
    en: "This is more than we can take at once.",
    hi: "यह एक बार में ली जा सकने वाली मात्रा से ज़्यादा है।",
  },
  too_many_requests: {
    status: 429,
    en: "These are too many requests from one address. Please try again in a moment.",
    hi: "एक ही जगह से बहुत ज़्यादा अनुरोध आ रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।",
  },
  too_slow_to_arrive: {
    status: 408,
    en: "This took too long to arrive. Please try again.",
    hi: "यह पहुँचने में बहुत देर लग गई। कृपया फिर कोशिश करें।",
  },
})
