import { says } from "@haat/http/message-in"
import { z } from "zod"
import { PLACES_FORM_ERRORS } from "./form-errors"

/** India's postal codes. */
export const POSTAL_CODE = /^[1-9]\d{5}$/
export const PostalCode = z.string().regex(POSTAL_CODE, says(PLACES_FORM_ERRORS.postal_code_rule))

/** An address in another country has a code of its own rules; one without a country is not there yet. */
export const isPostalCodeOf = (country_code: string, postal_code: string) =>
  country_code !== "in" || POSTAL_CODE.test(postal_code)
