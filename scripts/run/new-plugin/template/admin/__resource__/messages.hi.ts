import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "ग्राहक की __row_words__ |||| ग्राहकों की __rows_words__",
  fields: { name: "नाम", customer_name: "ग्राहक", created_at: "जोड़ा" },
  search: "नाम या ग्राहक से खोजें",
  none: "कुछ नहीं मिला।",
  failed: "कुछ गड़बड़ हो गई! __rows_words__ नहीं लाई जा सकीं",
}
