import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "सेटिंग्स",
  signedInAs: "साइन इन हैं",
  person: { name: "नाम", username: "यूज़रनेम", email: "ई-मेल", role: "भूमिका" },
  secondFactor: "दो चरण वाला साइन-इन",
  appearance: "रूप",
  onThisDevice: "इस डिवाइस पर रहता है।",
  light: "हल्का",
  dark: "गहरा",
}
