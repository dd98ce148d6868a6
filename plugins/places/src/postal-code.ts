import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { PLACES_FORM_ERRORS } from "./form-errors"
import { POSTAL_CODE, usualPostalCode } from "./usual-postal-code"

export const PostalCode = z
  .string()
  .overwrite(usualPostalCode)
  .regex(POSTAL_CODE, says(PLACES_FORM_ERRORS.postal_code_rule))

/** An address in another country has a code of its own rules; one without a country is not there yet. */
export const isPostalCodeOf = (country_code: string, postal_code: string) =>
  country_code !== "in" || POSTAL_CODE.test(postal_code)
