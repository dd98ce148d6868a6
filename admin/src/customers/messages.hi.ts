import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "ग्राहक |||| ग्राहक",
  fields: { name: "नाम", email: "ईमेल", created_at: "साइन अप", orders: "ऑर्डर", spent: "खर्च" },
  search: "नाम, ईमेल या फ़ोन से खोजें",
  none: "कोई ग्राहक नहीं मिला।",
  failed: "कुछ गड़बड़ हो गई! ग्राहक नहीं लाए जा सके",
  oneFailed: "कुछ गड़बड़ हो गई! यह ग्राहक नहीं लाया जा सका",
  unknown: "ऐसा कोई ग्राहक नहीं है",
  signedUp: "%{day} को साइन अप किया",
  all: "सभी ग्राहक",
  orders: "%{count} ऑर्डर |||| %{count} ऑर्डर",
  addresses: "पते",
  noAddresses: "कोई सहेजा हुआ पता नहीं।",
  default: "डिफ़ॉल्ट",
  theirOrders: "ऑर्डर",
  noOrders: "अभी तक कोई ऑर्डर नहीं मिला!",
  ordersFailed: "कुछ गड़बड़ हो गई! ऑर्डर नहीं लाए जा सके",
}
