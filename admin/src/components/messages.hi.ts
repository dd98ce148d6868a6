import type { messages as english } from "./messages"

export const messages: typeof english = {
  tryAgain: "फिर कोशिश करें",
  failed: "कुछ गड़बड़ हो गई!",
  exportCsv: "CSV डाउनलोड करें",
  updating: "अपडेट हो रहा है…",
  lastUpdated: "%{ago} अपडेट हुआ",
  justNow: "अभी",
  refresh: "ताज़ा करें",
  undo: "वापस लें",
  cancel: "रद्द करें",
  ok: "ठीक है",
  oops: "ओह...",
  leave: "बिना सहेजे जाएँ?",
  leaveText: "यहाँ आपने जो बदला, वह अभी सहेजा नहीं गया और खो जाएगा।",
  discard: "छोड़ दें",
  keepEditing: "बदलते रहें",
  newest: "सबसे नया",
  byProduct: "उत्पाद के हिसाब से",
  deletedProduct: "हटाया गया उत्पाद",
  only: "केवल: %{name}",
  oneProduct: "एक उत्पाद",
}
