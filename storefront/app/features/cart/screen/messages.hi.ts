import type { Translation } from "../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const LINES: Translation<typeof English.LINES> = {
  delete: (product) => `${product} हटाएँ`,
  together: "कुल मिलाकर",
  onlyLeft: (count) => `सिर्फ़ ${count} बचे हैं। कृपया कम लें।`,
  noMore: (count) => `स्टॉक में ${count} से ज़्यादा नहीं हैं`,
  startShopping: "ख़रीदारी शुरू करें",
  inCart: "आपके कार्ट का सामान",
  soldOut: "स्टॉक में न होने वाला सामान",
  savedProducts: "बाद के लिए बचाकर रखा सामान",
  total: "कुल",
  totalOf: (count) => `कुल (${count} सामान)`,
  codFee: (money: string) => `डिलीवरी पर भुगतान करने पर ${money} ज़्यादा लगते हैं।`,
  deliveryLater: "डिलीवरी शुल्क चेकआउट में जुड़ेगा।",
  storeCredit: (money) => `आपके पास चेकआउट पर ख़र्च करने को ${money} का स्टोर क्रेडिट है।`,
  buy: "कार्ट ख़रीदें",
}
