import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export { ADDED_FOR_GUEST_MS, ADDED_MS } from "./messages.ts"

export const CART: Translation<typeof English.CART> = {
  addToCart: "कार्ट में डालें",
  addToCartNamed: (product) => `कार्ट में डालें: ${product}`,
  pieces: () => "नग",
  somethingWrong: "कुछ गड़बड़ हो गई",
  addFailed: "सामान कार्ट में नहीं डल सका",
  removeFailed: "सामान कम नहीं हो सका",
  deleteFailed: "सामान हटाया नहीं जा सका",
  anError: "कोई गड़बड़ी हुई",
  addByLink: "अपने कार्ट में डालें",
  notYours: "यह लिंक किसी और के कार्ट का है",
  notYoursWhy: "कुछ भी नहीं डाला गया। आप सामान ख़ुद चुन सकते हैं।",
  seeProduct: "सामान देखें",
  quantity: "संख्या",
  onlyLeft: (count) => `सिर्फ़ ${count} बचे हैं`,
  onlyLeftOf: (count, product, inCart) => `${product} के सिर्फ़ ${count} बचे हैं।${inCart ? ` आपके कार्ट में ${inCart} हैं।` : ""}`,
  atMost: (count) => `एक सामान के ज़्यादा से ज़्यादा ${count} नग`,
  guestFull: (count) => `बिना लॉग इन किए कार्ट में ज़्यादा से ज़्यादा ${count} अलग-अलग सामान रह सकते हैं। कृपया पहले एक निकालें।`,
  viewCart: "कार्ट देखें",
  reduced: (products) => `जितना आपने चुना था, उतना नहीं बचा। आपके कार्ट में अब: ${products}`,
  added: "कार्ट में डाल दिया गया",
  addedForGuest: "इस डिवाइस पर आपके कार्ट में डाल दिया गया। इसे सहेजने के लिए लॉग इन करें।",
  mergeFailed: "लॉग इन से पहले डाला गया सामान अभी आपके कार्ट में नहीं लाया जा सका।",
  pleaseLoginToAdd: "सामान कार्ट में डालने के लिए कृपया लॉग इन या साइन अप करें",
  notSold: "यह सामान अब नहीं बिकता",
  outOfStock: "स्टॉक में नहीं है",
  saveFailed: "सामान सहेजा नहीं जा सका",
  saveBroke: "सर्वर की गड़बड़ी से सामान सहेजा नहीं जा सका",
  moveFailed: "सामान कार्ट में नहीं डाला जा सका",
  chooseFailed: "सामान बदल नहीं सका",
}
