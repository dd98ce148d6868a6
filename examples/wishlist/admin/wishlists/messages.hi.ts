import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "Wishlist |||| Wishlists",
  fields: { name: "नाम", customer_name: "ग्राहक", items: "प्रोडक्ट", is_shared: "शेयर", created_at: "जोड़ा" },
  search: "नाम या ग्राहक से खोजें",
  none: "कुछ नहीं मिला।",
  failed: "कुछ गड़बड़ हो गई! wishlists नहीं लाई जा सकीं",
  newWishes: "इस हफ़्ते की नई पसंद",
  newWishesSome: "प्रोडक्ट की लिस्ट बताती है कि कितने ग्राहक उसे चाहते हैं।",
  newWishesNone: "इस हफ़्ते किसी wishlist में कुछ नहीं जुड़ा।",
  wishedBy: "कितनों की पसंद",
  wishedByMany: "%{smart_count} ग्राहक यह प्रोडक्ट चाहता है। |||| %{smart_count} ग्राहक यह प्रोडक्ट चाहते हैं।",
  ofCustomer: "इनकी wishlists",
  noneOfCustomer: "इनकी कोई wishlist नहीं है।",
  title: "Wishlists",
  wishedProducts: "%{smart_count} प्रोडक्ट wishlist में है। |||| %{smart_count} प्रोडक्ट wishlists में हैं।",
  preview: "Wishlist का बैनर",
  previewAbout: "इसे सेटिंग में Wishlist के नीचे चालू करें।",
}
