import { defineErrors } from "@haat/sdk/errors"

/** Errors of requesting a mail, or none. */
export const MAIL_ERRORS = defineErrors({
  nothing_to_wait_for: { status: 404, en: "This is not sold any more", hi: "यह अब नहीं बिकता" },
  in_stock_already: {
    status: 409,
    en: "This is in stock: you can order it now",
    hi: "यह स्टॉक में है: आप इसे अभी मँगा सकते हैं",
  },
})
