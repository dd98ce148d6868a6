import type { messages as English } from "./size-chart-messages"

export const messages: typeof English = {
  titleWithName: "%{name} का साइज़ चार्ट",
  title: "साइज़ चार्ट",
  hint: "हर साइज़ की नाप, जो प्रोडक्ट के पेज पर दिखती है। पहली पंक्ति बताती है कि कॉलम क्या हैं। स्प्रेडशीट से ख़ाने चिपकाए जा सकते हैं।",
  ofProduct: "इस प्रोडक्ट का अपना",
  ofCategory: "%{name} के उन सभी प्रोडक्ट का जिनका अपना नहीं है",
  inHindi: "%{name}, हिंदी में",
  add: "साइज़ चार्ट जोड़ें",
  addHindi: "हिंदी में लिखें",
  addRow: "पंक्ति जोड़ें",
  addColumn: "कॉलम जोड़ें",
  removeRow: "पंक्ति %{number} हटाएँ: %{name}",
  removeColumn: "कॉलम %{number} हटाएँ: %{name}",
  cell: "%{name}: पंक्ति %{row}, कॉलम %{column}",
  save: "साइज़ चार्ट सहेजें",
  saved: "साइज़ चार्ट सहेज लिया गया",
  failed: "साइज़ चार्ट नहीं आ सके",
}
