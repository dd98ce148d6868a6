import { z } from "zod"
import { toAsciiDigits } from "./digits"

const MAX_CHARACTERS = 20

/**
 * Phone number of the shop, for shoppers and couriers: it stays as the owner writes it, with digits of any script as 0
 * to 9, since it may be a landline or a number for callers from abroad. Empty for none. @param invalid error for any
 * other text
 */
export const shopPhone = (invalid: string) =>
  z
    .string(invalid)
    .overwrite((text) => toAsciiDigits(text).trim())
    .max(MAX_CHARACTERS, invalid)
    .regex(/^(\+?[\d ()-]{6,20})?$/, invalid)
