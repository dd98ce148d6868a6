import { defineErrors } from "@haat/sdk/errors"

/** Errors of an address whose state is not that of its postal code. */
export const PLACES_ERRORS = defineErrors({
  postal_code_of_other_state: {
    status: 400,
    field: "province",
    en: "The postal code {postal_code} is in {state}. Choose this state, or correct the postal code",
    hi: "पिन कोड {postal_code} इस राज्य में है: {state}। यही राज्य चुनें, या पिन कोड ठीक करें",
  },
  address_without_state: {
    status: 400,
    field: "province",
    en: "The state of this address cannot be read. Please choose one of India's states and union territories",
    hi: "इस पते का राज्य पढ़ा नहीं जा सका। कृपया भारत का राज्य या केंद्र शासित प्रदेश चुनें",
  },
})
