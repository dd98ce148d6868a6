import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./messages.ts"

export const GIFT_WRAP: Translation<typeof English.GIFT_WRAP> = {
  title: "यह गिफ़्ट है?",
  wrap: (money: string) => `हर नग को रैप करें, हर एक के ${money}`,
  freeAbove: (money: string) => `${money} से ऊपर मुफ़्त।`,
  message: "कार्ड पर संदेश (ज़रूरी नहीं)",
  hint: "200 अक्षरों तक; पाने वाला इसे पढ़ता है।",
  save: "कुल रकम अपडेट करें",
  saved: "कुल रकम अपडेट हो गई है।",
}
