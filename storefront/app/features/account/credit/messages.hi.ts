import type { Translation } from "../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const CREDIT: Translation<typeof English.CREDIT> = {
  title: "स्टोर क्रेडिट",
  spentAtCheckout: "आप इसे अगले ऑर्डर में, चेकआउट पर ख़र्च कर सकते हैं।",
  gift: (_number) => "दुकान की ओर से",
  refund: (number) => `ऑर्डर #${number} का रिफ़ंड`,
  order: (number) => `ऑर्डर #${number} में ख़र्च`,
  cancelled: (number) => `रद्द ऑर्डर #${number} से वापस`,
  cancelled_pieces: (number) => `ऑर्डर #${number} के रद्द सामान से वापस`,
  exchange: (number) => `ऑर्डर #${number} का बदला जाने वाला सामान`,
}
