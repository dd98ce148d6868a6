import type { PageName } from "../../../contract/pages"

/** Texts of the shop's pages until the owner writes them. */
export const FIRST_PAGES: Record<PageName, { text: string; text_hi: string }> = {
  terms: {
    text: `## Your account
Give us your own name, e-mail address and phone number, keep your password to yourself, and tell us when someone \
else may know it. One person, one account.

## Prices and orders
Prices are in Indian rupees and include tax. Delivery is added at checkout and shown before you order; the total is \
rounded up to a whole rupee. What you pay is the total you saw when you placed the order.

## Payment
With Cash On Delivery you pay when the parcel is handed to you. Please have the amount ready.

## Cancelling
You can cancel an order yourself, in Orders, until it has left. What was paid online is refunded to where it came \
from.

## When something goes wrong
Write to us, or complain to the grievance officer on the legal page. The law of India applies.`,
    text_hi: `## आपका खाता
अपना ही नाम, ईमेल और फ़ोन नंबर दें, पासवर्ड किसी को न बताएँ, और अगर लगे कि किसी और को पता चल गया है तो हमें बताएँ। एक व्यक्ति, एक खाता।

## दाम और ऑर्डर
दाम भारतीय रुपये में हैं और टैक्स शामिल है। डिलीवरी शुल्क चेकआउट में जुड़ता है और ऑर्डर करने से पहले दिखाया जाता है; कुल रकम पूरे रुपये तक बढ़ाई जाती है। आप वही \
रकम देते हैं जो ऑर्डर करते समय आपने देखी थी।

## भुगतान
कैश ऑन डिलीवरी में आप पार्सल मिलने पर पैसे देते हैं। कृपया पूरी रकम तैयार रखें।

## ऑर्डर रद्द करना
पार्सल निकलने तक आप ऑर्डर ख़ुद रद्द कर सकते हैं, ऑर्डर वाले पेज पर। ऑनलाइन दी गई रकम वहीं लौटती है जहाँ से आई थी।

## अगर कुछ ग़लत हो
हमें लिखें, या कानूनी पेज पर शिकायत अधिकारी से शिकायत करें। भारत का कानून लागू है।`,
  },
  privacy: {
    text: `## What we keep
Your account, your addresses, your orders, what you saved for later and what you wrote to us: so that we can \
deliver, answer and put things right. Card numbers never reach us.

## Who gets it
Those who carry your parcel, who take your payment, and who send our mails, each only what they need. We sell \
nothing to anybody.

## How long
Until you erase your account in your profile. Invoices stay as long as the tax law asks.

## What you can do
See, correct, download and erase what we hold about you, in your profile. The newsletter is sent only to who asked \
for it, and ends with one click.`,
    text_hi: `## हम क्या रखते हैं
आपका खाता, आपके पते, आपके ऑर्डर, जो आपने बाद के लिए रखा और जो आपने हमें लिखा: ताकि हम सामान पहुँचा सकें, जवाब दे सकें और ग़लती ठीक कर सकें। कार्ड नंबर हम तक \
कभी नहीं आते।

## किसे मिलता है
जो पार्सल पहुँचाते हैं, जो भुगतान लेते हैं और जो हमारे मेल भेजते हैं, हर एक को उतना ही जितना ज़रूरी है। हम किसी को कुछ नहीं बेचते।

## कब तक
जब तक आप प्रोफ़ाइल में अपना खाता नहीं मिटाते। बिल उतने समय रहते हैं जितना टैक्स का कानून कहता है।

## आप क्या कर सकते हैं
प्रोफ़ाइल में देखें, सुधारें, डाउनलोड करें और मिटाएँ जो हम आपके बारे में रखते हैं। न्यूज़लेटर उसी को जाता है जिसने माँगा, और एक क्लिक से बंद होता है।`,
  },
  returns: {
    text: `## What can come back
The page of each product says whether it can be sent back or exchanged, and within how many days of delivery. What \
is broken, wrong or not as described can always be complained of.

## How
Ask for it in Orders. We say within a few days whether it is approved and how it is picked up, and who pays the way \
back stands on the product's page.

## Your money
When the goods have arrived and were looked at, you get them exchanged or your money back. A refund of an online \
payment goes to where it came from; of cash, as store credit or to your account.`,
    text_hi: `## क्या वापस आ सकता है
हर प्रोडक्ट का पेज बताता है कि वह वापस भेजा या बदला जा सकता है या नहीं, और डिलीवरी के कितने दिनों के भीतर। जो टूटा हो, ग़लत हो या बताए जैसा न हो, उसकी शिकायत हमेशा \
की जा सकती है।

## कैसे
ऑर्डर वाले पेज पर माँगें। हम कुछ दिनों में बताते हैं कि मंज़ूर है या नहीं और सामान कैसे लिया जाएगा; वापसी का ख़र्च किसका है, यह प्रोडक्ट के पेज पर लिखा है।

## आपके पैसे
सामान आने और देख लिए जाने के बाद वह बदला जाता है या पैसे लौटाए जाते हैं। ऑनलाइन भुगतान वहीं लौटता है जहाँ से आया था; नक़द का, स्टोर क्रेडिट या आपके खाते में।`,
  },
  delivery: {
    text: `## Where
All over India that our couriers reach. Type your postal code on a product's page to see what delivery costs there \
and how long it takes.

## What it costs
By weight and distance, as shown on the product's page and before you order. There are no other charges.

## When
Within the estimated days. A mail with a link says when the parcel has left and where it is.

## If it does not arrive
Write to us, or complain on the legal page. What was paid for a parcel that is lost is refunded.`,
    text_hi: `## कहाँ
पूरे भारत में, जहाँ तक हमारे कूरियर पहुँचते हैं। प्रोडक्ट के पेज पर अपना पिन कोड लिखें और देखें कि डिलीवरी कितने की है और कितने दिन लगते हैं।

## कितना ख़र्च
वज़न और दूरी के हिसाब से, जैसा प्रोडक्ट के पेज पर और ऑर्डर से पहले दिखता है। और कोई शुल्क नहीं है।

## कब
बताए गए दिनों के भीतर। लिंक वाला मेल बताता है कि पार्सल कब निकला और कहाँ है।

## अगर न पहुँचे
हमें लिखें, या कानूनी पेज पर शिकायत करें। खोए हुए पार्सल के पैसे लौटाए जाते हैं।`,
  },
}
