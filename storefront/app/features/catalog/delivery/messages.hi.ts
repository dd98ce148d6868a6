import type { Translation } from "../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const DELIVERY: Translation<typeof English.DELIVERY> = {
  title: "डिलीवरी",
  check: "देखें",
  checkCode: "अपने पिन कोड पर डिलीवरी देखें",
  sixDigits: "पिन कोड 6 अंकों का होता है",
  change: "बदलें",
  changeCode: "पिन कोड बदलें",
  notServed: "हम अभी यहाँ डिलीवरी नहीं करते।",
  wrongCode: "यह पिन कोड सही नहीं है: पिन कोड 6 अंकों का होता है और 0 से शुरू नहीं होता।",
  notLoaded: "डिलीवरी शुल्क नहीं दिखाया जा सका।",
  to: (place) => `${place} पर डिलीवरी`,
  isLookedUp: " देखी जा रही है",
}
