import { defineFormErrors } from "@haat/sdk/errors"

/** Errors of the forms for messages to the owner. */
export const MAIL_FORM_ERRORS = defineFormErrors({
  link_incomplete: "This link is not complete. Please open it from the mail again",
  line_too_long: "This is too long",
  line_not_sendable: "This contains characters that cannot be sent",
  message_not_sendable: "Message contains characters that cannot be sent",
  valid_phone: "Please enter a valid phone number",
})
