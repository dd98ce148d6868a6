import type * as English from "./messages.ts"

export const V1_NOTES: typeof English.V1_NOTES = {
  title: "मेरी v1 notes",
  description: "मेरी v1 notes",
  name: "नाम",
  add: "जोड़ें",
  added: "आपकी v1 notes में जुड़ गया",
  keep: "v1 notes में जोड़ें",
  remove: "हटाएँ",
  removeOne: (name) => `${name} हटाएँ`,
  none: "यहाँ अभी कुछ नहीं है",
  mail: "यह लिस्ट मुझे मेल करें",
  mailed: "मेल भेजा जा रहा है",
  count: (count) => `${count} notes हैं`,
  part: (slot) => `${slot} में v1`,
}
