import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "भुगतान |||| भुगतान",
  fields: {
    created_at: "तारीख",
    customer_email: "खरीदार",
    amount: "रकम",
    state: "स्थिति",
    order_display_id: "ऑर्डर",
    reason: "क्या हुआ",
    attention: "ध्यान चाहिए",
  },
  everyState: "हर स्थिति",
  none: "कोई भुगतान नहीं मिला।",
  nothingWaits: "किसी पर ध्यान देने की ज़रूरत नहीं",
  failed: "कुछ गड़बड़ हो गई! भुगतान नहीं लाए जा सके",
  refunded: "इसमें से %{amount} लौटाए गए",
  states: {
    created: "खुला",
    captured: "भुगतान हुआ, ऑर्डर अभी नहीं",
    ordered: "ऑर्डर हुआ",
    refunding: "लौटाया जा रहा है",
    refunded: "लौटाया गया",
    closed: "भुगतान नहीं हुआ",
  },
}
