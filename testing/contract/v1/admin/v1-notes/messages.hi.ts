import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "ग्राहक की v1 note |||| ग्राहकों की v1 notes",
  fields: { name: "नाम", customer_name: "ग्राहक", created_at: "जोड़ा" },
  part: "यहाँ v1:",
  search: "नाम या ग्राहक से खोजें",
  none: "कुछ नहीं मिला।",
  failed: "कुछ गड़बड़ हो गई! v1 notes नहीं लाई जा सकीं",
}
