import type { Translation } from "../../lib/translation.ts"
import type * as English from "./messages.ts"

export { ADDED_FOR_GUEST_MS, ADDED_MS } from "./messages.ts"

export const CART: Translation<typeof English.CART> = {
  oops: "ओह...",
  title: "कार्ट",
  description: "आपका चुना हुआ सामान, और उसकी कुल क़ीमत।",
  addToCart: "कार्ट में डालें",
  addToCartNamed: (product) => `कार्ट में डालें: ${product}`,
  pieces: () => "नग",
  loading: "आपका कार्ट लोड हो रहा है",
  quantityOf: (product) => `${product} की संख्या`,
  remove: (product) => `${product} हटाएँ`,
  oneLess: (product) => `${product} एक कम करें`,
  oneMore: (product) => `${product} एक और लें`,
  noMore: (count, product) => `${product} के ${count} से ज़्यादा नहीं मिल सकते`,
  somethingWrong: "कुछ गड़बड़ हो गई",
  addFailed: "सामान कार्ट में नहीं डल सका",
  removeFailed: "सामान कम नहीं हो सका",
  deleteFailed: "सामान हटाया नहीं जा सका",
  anError: "कोई गड़बड़ी हुई",
  addByLink: "अपने कार्ट में डालें",
  notYours: "यह लिंक किसी और के कार्ट का है",
  notYoursWhy: "कुछ भी नहीं डाला गया। आप सामान ख़ुद चुन सकते हैं।",
  seeProduct: "सामान देखें",
  added: "कार्ट में डाल दिया गया",
  addedForGuest: "इस डिवाइस पर आपके कार्ट में डाल दिया गया। इसे सहेजने के लिए लॉग इन करें।",
  mergeFailed: "लॉग इन से पहले डाला गया सामान अभी आपके कार्ट में नहीं लाया जा सका।",
  notSold: "यह सामान अब नहीं बिकता",
  empty: "आपका कार्ट खाली है",
  outOfStock: "स्टॉक में नहीं है",
  loginRequired: "लॉग इन ज़रूरी है",
  pleaseLogin: "चेकआउट के लिए कृपया लॉग इन करें",
  pleaseLoginToSave: "सामान बाद के लिए सहेजने को कृपया लॉग इन करें",
  logIn: "लॉग इन करें",
  signUp: "साइन अप करें",
  saveForLater: "बाद के लिए सहेजें",
  saved: "बाद के लिए सहेजा सामान",
  noneSaved: "बाद के लिए कुछ सहेजा नहीं है।",
  moveToCart: "कार्ट में डालें",
  saveFailed: "सामान सहेजा नहीं जा सका",
  saveBroke: "सर्वर की गड़बड़ी से सामान सहेजा नहीं जा सका",
  moveFailed: "सामान कार्ट में नहीं डाला जा सका",
}

export const SAID: Translation<typeof English.SAID> = {
  changed: (name, quantity, amount) => `${name}: ${quantity} नग, ${amount}`,
  removed: (name) => `${name} कार्ट से हटाया गया`,
  saved: (name) => `${name} बाद के लिए सहेजा गया`,
  moved: (name) => `${name} कार्ट में डाला गया`,
  forgotten: (name) => `${name} सहेजे सामान से हटाया गया`,
}
