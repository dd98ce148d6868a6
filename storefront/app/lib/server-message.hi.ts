const FIELDS: Record<string, string> = {
  "First name": "पहला नाम",
  "Last name": "उपनाम",
  "Address Line 1": "पते की पहली पंक्ति",
  "Address Line 2": "पते की दूसरी पंक्ति",
  City: "शहर",
  State: "राज्य",
  Country: "देश",
  "Postal Code": "पिन कोड",
  Username: "यूज़रनेम",
  Password: "पासवर्ड",
  Name: "नाम",
  Subject: "विषय",
  Message: "संदेश",
  Review: "रिव्यू",
}
const field = (name: string) => FIELDS[name] ?? name

const SENTENCES: Record<string, string> = {
  "Username must be at least 3 characters long": "यूज़रनेम कम से कम 3 अक्षर का हो",
  "Username can't exceed more than 15 characters long": "यूज़रनेम 15 अक्षर से लंबा नहीं हो सकता",
  "Password should be 3 character long": "पासवर्ड कम से कम 3 अक्षर का हो",
  "Invalid username or password": "यूज़रनेम या पासवर्ड ग़लत है",
  "Username must be at least 3 characters": "यूज़रनेम कम से कम 3 अक्षर का हो",
  "Username must be at most 15 characters": "यूज़रनेम ज़्यादा से ज़्यादा 15 अक्षर का हो",
  "Please enter a valid email address": "कृपया सही ईमेल लिखें",
  "Invalid email address": "ईमेल सही नहीं है",
  "Password must be at least 6 characters": "पासवर्ड कम से कम 6 अक्षर का हो",
  "Password must be at most 20 characters": "पासवर्ड ज़्यादा से ज़्यादा 20 अक्षर का हो",
  "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number":
    "पासवर्ड में अंग्रेज़ी का एक बड़ा अक्षर, एक छोटा अक्षर, एक अंक और एक विशेष चिह्न होना चाहिए",
  "Phone number must be 10 digits and start with 6-9": "फ़ोन नंबर 10 अंकों का हो और 6 से 9 के बीच के अंक से शुरू हो",
  "Phone must be 10 digits": "फ़ोन नंबर 10 अंकों का हो",
  "You must agree to the terms and conditions": "नियम और शर्तें मानना ज़रूरी है",
  "This username is already taken": "यह यूज़रनेम पहले से लिया जा चुका है",
  "An account with this email address already exists": "इस ईमेल से पहले से एक खाता है",
  "If this email address belongs to an account, a link to set a new password is on its way.":
    "अगर इस ईमेल से कोई खाता है, तो नया पासवर्ड बनाने का लिंक भेज दिया गया है।",
  "Your password is changed. Please log in with it.": "आपका पासवर्ड बदल गया है। कृपया नए पासवर्ड से लॉग इन करें।",
  "Link expired or invalid.": "लिंक पुराना या ग़लत है।",
  "You can save at most 4 addresses": "आप ज़्यादा से ज़्यादा 4 पते रख सकते हैं",
  "Postal Code is too short": "पिन कोड बहुत छोटा है",
  "A postal code has 6 digits and does not start with 0": "पिन कोड 6 अंकों का होता है और 0 से शुरू नहीं होता",
  "There is no such postal code": "ऐसा कोई पिन कोड नहीं है",
  "Enter your current password to change your username, email or password":
    "यूज़रनेम, ईमेल या पासवर्ड बदलने के लिए अपना मौजूदा पासवर्ड लिखें",
  "Your current password is wrong": "आपका मौजूदा पासवर्ड ग़लत है",
  "Quantity must be a number": "मात्रा संख्या में लिखें",
  "Quantity must be a whole number": "मात्रा पूरी संख्या हो",
  "Quantity must be at least 1": "मात्रा कम से कम 1 हो",
  "Quantity cannot be negative": "मात्रा शून्य से कम नहीं हो सकती",
  "Pick a product": "प्रोडक्ट चुनें",
  "There is no such product": "ऐसा कोई प्रोडक्ट नहीं है",
  "Product not found": "प्रोडक्ट नहीं मिला",
  "This product is not in the shop any more": "यह प्रोडक्ट अब दुकान में नहीं है",
  "This product is not in your cart": "यह प्रोडक्ट आपके कार्ट में नहीं है",
  "This product is not among your saved items": "यह प्रोडक्ट आपके बचाकर रखे सामान में नहीं है",
  "Everything in your cart is out of stock": "आपके कार्ट का कोई भी सामान स्टॉक में नहीं है",
  "Your cart is empty": "आपका कार्ट खाली है",
  "You have a cart already": "आपका एक कार्ट पहले से है",
  "Pick a delivery address": "डिलीवरी का पता चुनें",
  "There is no such address": "ऐसा कोई पता नहीं है",
  "You have no such address": "आपका ऐसा कोई पता नहीं है",
  "This is not one of your addresses": "यह आपके पतों में से नहीं है",
  "Complete the delivery address first": "पहले डिलीवरी का पता पूरा करें",
  "We deliver within India only": "हम सिर्फ़ भारत में डिलीवरी करते हैं",
  "Pick a way to pay": "भुगतान का तरीक़ा चुनें",
  "Your order is being placed. Please wait a minute": "आपका ऑर्डर हो रहा है। कृपया एक मिनट रुकें",
  "Your payment has arrived: the order is being placed": "आपका भुगतान मिल गया है: ऑर्डर हो रहा है",
  "Your payment has arrived: the order is placed": "आपका भुगतान मिल गया है: ऑर्डर हो गया",
  "Payment verification failed": "भुगतान की पुष्टि नहीं हो सकी",
  "This is not a payment of this shop": "यह इस दुकान का भुगतान नहीं है",
  "There is no such payment": "ऐसा कोई भुगतान नहीं है",
  "The cart was changed after the payment was opened": "भुगतान शुरू होने के बाद कार्ट बदल गया",
  "Your payment has been refunded. The order was cancelled.": "आपका भुगतान वापस कर दिया गया है। ऑर्डर रद्द हो गया।",
  "There is no such order": "ऐसा कोई ऑर्डर नहीं है",
  "Please log in": "कृपया लॉग इन करें",
  "Please log in first": "कृपया पहले लॉग इन करें",
  "Please log in again": "कृपया फिर से लॉग इन करें",
  "Somebody else was faster. Please try again": "कोई और पहले पहुँच गया। कृपया फिर कोशिश करें",
  "This took too long. Please try again": "इसमें बहुत देर लग गई। कृपया फिर कोशिश करें",
  "Too many attempts. Please try again later": "बहुत बार कोशिश हो चुकी है। कृपया बाद में फिर कोशिश करें",
  "Too many attempts. Please try again in a minute.": "बहुत बार कोशिश हो चुकी है। कृपया एक मिनट बाद फिर कोशिश करें।",
  "Rating must be between 1 and 5": "रेटिंग 1 से 5 के बीच हो",
  "Review should be at least 5 characters long": "रिव्यू कम से कम 5 अक्षर का हो",
  "You can review only products you have bought": "आप सिर्फ़ ख़रीदे हुए प्रोडक्ट का रिव्यू लिख सकते हैं",
  "Please enter a message!": "कृपया संदेश लिखें!",
  "Message sent successfully!": "संदेश भेज दिया गया!",
  "Oops! Something went wrong.": "ओह! कुछ गड़बड़ हो गई।",
  "This is too long": "यह बहुत लंबा है",
  "This contains characters that cannot be sent": "इसमें ऐसे अक्षर हैं जो भेजे नहीं जा सकते",
  "The shop is not answering right now. Please try again in a moment.":
    "दुकान अभी जवाब नहीं दे रही। कृपया थोड़ी देर में फिर कोशिश करें।",
  "Cash On Delivery": "कैश ऑन डिलीवरी",
  "Online (Prepaid)": "ऑनलाइन (प्रीपेड)",
  Paid: "भुगतान हो गया",
  Pending: "भुगतान बाक़ी",
  Refunded: "पैसे वापस",
  Anonymous: "अनाम",
}

/** Sentences with something in them: a product, an amount, the name of a field. */
const PATTERNS: [RegExp, (...parts: string[]) => string][] = [
  [/^Only (\d+) left of (.+)$/, (count, product) => `${product} के सिर्फ़ ${count} बचे हैं`],
  [/^At most (\d+) pieces of one product$/, (count) => `एक प्रोडक्ट के ज़्यादा से ज़्यादा ${count} नग`],
  [
    /^The total is now (.+)\. Please look at your order again$/,
    (total) => `कुल रकम अब ${total} है। कृपया अपना ऑर्डर फिर से देखें`,
  ],
  [/^The time to pay (.+) is over\.$/, (amount) => `${amount} के भुगतान का समय निकल गया।`],
  [
    /^Your payment is being refunded\.(.*)$/,
    (why) => `आपका भुगतान वापस किया जा रहा है।${why && ` ${serverMessage(why.trim().replace(/\.$/, ""))}।`}`,
  ],
  [
    /^Your payment has been refunded\.(.*)$/,
    (why) => `आपका भुगतान वापस कर दिया गया है।${why && ` ${serverMessage(why.trim().replace(/\.$/, ""))}।`}`,
  ],
  [
    /^Too many attempts\. Please try again in (\d+) minutes\.$/,
    (minutes) => `बहुत बार कोशिश हो चुकी है। कृपया ${minutes} मिनट बाद फिर कोशिश करें।`,
  ],
  [/^(.+) is required$/, (name) => `${field(name)} ज़रूरी है`],
  [/^(.+) is too long$/, (name) => `${field(name)} बहुत लंबा है`],
  [/^(.+) contains characters that cannot be (?:used|sent)$/, (name) => `${field(name)} में ऐसे अक्षर हैं जो नहीं चल सकते`],
  [
    /^(.+) should be at most (\d+) characters long$/,
    (name, count) => `${field(name)} ज़्यादा से ज़्यादा ${count} अक्षर का हो`,
  ],
]

export function serverMessage(english: string): string {
  if (Object.hasOwn(SENTENCES, english)) return SENTENCES[english]
  for (const [pattern, say] of PATTERNS) {
    const [whole, ...parts] = pattern.exec(english) ?? []
    if (whole !== undefined) return say(...parts)
  }
  return english
}
