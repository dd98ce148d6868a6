import type * as English from "./messages.ts"

export const __PLUGIN__: typeof English.__PLUGIN__ = {
  title: "मेरी __title__",
  description: "मेरी __title__",
  name: "नाम",
  add: "जोड़ें",
  added: "आपकी __title__ में जुड़ गया",
  keep: "__title__ में जोड़ें",
  remove: "हटाएँ",
  removeOne: (name) => `${name} हटाएँ`,
  none: "यहाँ अभी कुछ नहीं है",
  mail: "यह लिस्ट मुझे मेल करें",
  mailed: "मेल भेजा जा रहा है",
}
