import { defineErrors } from "@haat/sdk/errors"

/** Errors of the forms for messages to the owner. */
export const MAIL_FORM_ERRORS = defineErrors({
  link_incomplete: {
    status: 400,
    en: "This link is not complete. Please open it from the mail again",
  },
  line_too_long: { status: 400, en: "This is too long" },
  line_not_sendable: {
    status: 400,
    en: "This contains characters that cannot be sent",
  },
  message_not_sendable: {
    status: 400,
    en: "Message contains characters that cannot be sent",
  },
  valid_phone: { status: 400, en: "Please enter a valid phone number" },
})
