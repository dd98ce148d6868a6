import type { messages as english } from "./messages"

export const messages: typeof english = {
  title: "शामिल हों",
  heading: "दुकान चलाने में हाथ बँटाएँ",
  invited: "%{email} को %{role} की भूमिका में बुलाया गया है।",
  broken: "यह लिंक काम नहीं करता",
  toShop: "दुकान पर जाएँ",
  away: "दुकान जवाब नहीं दे रही। थोड़ी देर में फिर कोशिश करें।",
  first_name: "पहला नाम",
  last_name: "उपनाम",
  username: "यूज़रनेम",
  usernameHint: "3 से 15 अक्षर",
  password: "पासवर्ड",
  passwordHint: "6 से 20 अक्षर",
  join: "शामिल हों",
}
