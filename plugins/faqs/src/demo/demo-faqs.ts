import type { NewFaq } from "../contract"

export const demoFaqs: NewFaq[] = [
  {
    question: "Where do you deliver, and how long does it take?",
    answer:
      "We send parcels to every PIN code in India that our carrier reaches. Enter yours at checkout and you see " +
      "the expected days for each item before you pay. Most parcels leave our warehouse in Pune on the next " +
      "working day.",
    question_hi: "आप कहाँ-कहाँ डिलीवरी करते हैं, और कितने दिन लगते हैं?",
    answer_hi:
      "हम देश के हर उस पिन कोड पर पार्सल भेजते हैं जहाँ हमारी कूरियर सेवा पहुँचती है। चेकआउट पर अपना पिन कोड " +
      "डालें, तो भुगतान से पहले हर चीज़ के अनुमानित दिन दिख जाते हैं। ज़्यादातर पार्सल अगले कामकाजी दिन पुणे के " +
      "हमारे गोदाम से निकल जाते हैं।",
  },
  {
    question: "What does delivery cost?",
    answer:
      "It depends on the weight of what you buy and on your PIN code. The charge is shown for each item at " +
      "checkout, before you place the order, and nothing is added later.",
    question_hi: "डिलीवरी का कितना ख़र्च लगता है?",
    answer_hi:
      "यह आपकी ख़रीदारी के वज़न और आपके पिन कोड पर निर्भर है। ऑर्डर देने से पहले चेकआउट पर हर चीज़ का शुल्क दिखता है, और बाद में कुछ नहीं जोड़ा जाता।",
  },
  {
    question: "How can I pay?",
    answer:
      "Pay in cash when the parcel arrives, or online by card, UPI or net banking. Online payments go through " +
      "Razorpay: we never see or keep your card number.",
    question_hi: "मैं भुगतान कैसे कर सकता हूँ?",
    answer_hi:
      "पार्सल आने पर नक़द दें, या ऑनलाइन कार्ड, यूपीआई या नेट बैंकिंग से। ऑनलाइन भुगतान रेज़रपे से होते हैं: आपके कार्ड का नंबर न हम देखते हैं, न रखते हैं।",
  },
  {
    question: "My payment went through but I see no order. What now?",
    answer:
      "Please wait a few minutes and look at your orders again: banks sometimes tell us late. If the order still " +
      "cannot be placed, the whole amount goes back the way it came, usually within 5 to 7 working days.",
    question_hi: "मेरा भुगतान हो गया, पर ऑर्डर नहीं दिख रहा। अब क्या करूँ?",
    answer_hi:
      "कृपया कुछ मिनट रुककर अपने ऑर्डर फिर देखें: बैंक कभी-कभी देर से बताते हैं। फिर भी ऑर्डर न हो पाए, तो पूरी " +
      "रक़म उसी रास्ते वापस जाती है, आम तौर पर 5 से 7 कामकाजी दिनों में।",
  },
  {
    question: "Can I cancel an order?",
    answer:
      "Yes, as long as it has not left the warehouse. Open your orders, choose the order and press cancel. If you " +
      "paid online, the money goes back to the same card or account.",
    question_hi: "क्या मैं ऑर्डर रद्द कर सकता हूँ?",
    answer_hi:
      "हाँ, जब तक वह गोदाम से निकला न हो। अपने ऑर्डर खोलें, ऑर्डर चुनें और रद्द करें दबाएँ। ऑनलाइन भुगतान किया था, तो पैसे उसी कार्ड या खाते में लौटते हैं।",
  },
  {
    question: "Can I return something I do not like?",
    answer:
      "Write to us within 7 days of receiving it, from the contact page, with your order number. Things that are " +
      "unused and in their packing can come back; food, cosmetics and made-to-order pieces cannot.",
    question_hi: "पसंद न आए तो क्या सामान लौटा सकता हूँ?",
    answer_hi:
      "मिलने के 7 दिन के भीतर संपर्क पेज से अपने ऑर्डर नंबर के साथ हमें लिखें। जो चीज़ें इस्तेमाल न हुई हों और " +
      "अपनी पैकिंग में हों, वे लौट सकती हैं; खाने की चीज़ें, सौंदर्य प्रसाधन और माँग पर बनी चीज़ें नहीं।",
  },
  {
    question: "Something arrived broken or is not what I ordered. What should I do?",
    answer:
      'Press "Report a problem" on the product\'s page, or write to us from the contact page within 48 hours, and ' +
      "tell us what is wrong. We send a new one or give your money back, and pay for the way back.",
    question_hi: "सामान टूटा हुआ आया, या वह नहीं जो मँगाया था। क्या करूँ?",
    answer_hi:
      "प्रोडक्ट के पेज पर समस्या बताने का बटन दबाएँ, या 48 घंटे के भीतर संपर्क पेज से लिखें और बताएँ कि क्या " +
      "गड़बड़ है। हम नया भेजते हैं या पैसे लौटाते हैं, और वापसी का ख़र्च हम देते हैं।",
  },
  {
    question: "Do I need an account to shop?",
    answer:
      "You can look around and fill your cart without one. To place an order you log in or sign up, so that you " +
      "can follow your parcel; what is in your cart comes along.",
    question_hi: "क्या ख़रीदारी के लिए खाता ज़रूरी है?",
    answer_hi:
      "देखने और कार्ट भरने के लिए नहीं। ऑर्डर देने के लिए लॉग इन या साइन अप करना होता है, ताकि आप अपने पार्सल का हाल जान सकें; कार्ट का सामान साथ आ जाता है।",
  },
]
