import type { Translation } from "../../lib/translation.ts"
import type * as English from "./delivery-messages.ts"

export const DELIVERY: Translation<typeof English.DELIVERY> = {
  title: "डिलीवरी",
  check: "देखें",
  checkCode: "अपने पिन कोड पर डिलीवरी देखें",
  sixDigits: "पिन कोड 6 अंकों का होता है",
  change: "बदलें",
  changeCode: "पिन कोड बदलें",
  notLoaded: "डिलीवरी शुल्क नहीं दिखाया जा सका।",
  to: (place) => `${place} पर डिलीवरी`,
  isLookedUp: " देखी जा रही है",
}
