import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "सब्सक्राइबर |||| सब्सक्राइबर",
  fields: { email: "ईमेल", created_at: "सब्सक्राइब किया" },
  search: "ईमेल से खोजें",
  none: "कोई सब्सक्राइबर नहीं मिला।",
  failed: "कुछ गड़बड़ हो गई! सब्सक्राइबर नहीं लाए जा सके",
  oneFailed: "कुछ गड़बड़ हो गई! यह सब्सक्राइबर नहीं लाया जा सका",
  unknown: "ऐसा कोई सब्सक्राइबर नहीं है",
  since: "%{day} को सब्सक्राइब किया",
  all: "सभी सब्सक्राइबर",
  write: "उन्हें लिखें",
  asCustomer: "ग्राहक के रूप में",
  noCustomer: "इस पते से किसी ने साइन अप नहीं किया है।",
  audit: { actions: { exported: "ने न्यूज़लेटर के सब्सक्राइबर डाउनलोड किए" } },
}
