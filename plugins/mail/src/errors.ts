import { defineErrors } from "@haat/sdk/errors"

/** Errors of requesting a mail, and of its texts in the back office. */
export const MAIL_ERRORS = defineErrors({
  nothing_to_wait_for: { status: 404, en: "This is not sold any more", hi: "यह अब नहीं बिकता" },
  in_stock_already: {
    status: 409,
    en: "This is in stock: you can order it now",
    hi: "यह स्टॉक में है: आप इसे अभी मँगा सकते हैं",
  },
  no_such_mail: { status: 404, en: "There is no such mail", hi: "ऐसा कोई मेल नहीं है" },
  mail_text_changed: {
    status: 409,
    en: "Someone else changed the texts of this mail while you were editing them",
    hi: "जब आप इस मेल के शब्द बदल रहे थे, तब किसी और ने उन्हें बदल दिया",
  },
  unknown_placeholder: {
    status: 400,
    en: "{placeholder} cannot be filled in here. You can use {known}",
    hi: "{placeholder} यहाँ नहीं भरा जा सकता। आप इनका उपयोग कर सकते हैं: {known}",
  },
})
