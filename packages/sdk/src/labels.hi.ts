import type { LABELS as English } from "./labels"

export const LABELS: Record<keyof typeof English, string> = {
  first_name: "पहला नाम",
  last_name: "उपनाम",
  address_1: "पते की पहली पंक्ति",
  recipient_name: "पाने वाले का नाम",
  company: "कंपनी",
  address_2: "पते की दूसरी पंक्ति",
  city: "शहर",
  province: "राज्य",
  country: "देश",
  postal_code: "पिन कोड",
  username: "यूज़रनेम",
  password: "पासवर्ड",
  name: "नाम",
  phone: "फ़ोन",
  subject: "विषय",
  message: "संदेश",
  order_number: "ऑर्डर नंबर",
  review: "रिव्यू",
}
