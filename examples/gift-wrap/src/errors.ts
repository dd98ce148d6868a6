import { defineErrors } from "@haat/sdk/errors"

export const GIFT_WRAP_ERRORS = defineErrors({
  gift_message_without_wrapping: {
    status: 400,
    field: "is_wrapped",
    en: "A gift message needs gift wrapping. Please choose it, or remove the message",
    hi: "गिफ़्ट के संदेश के लिए गिफ़्ट रैपिंग चाहिए। कृपया उसे चुनें, या संदेश हटाएँ",
  },
})
