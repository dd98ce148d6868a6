import { z } from "zod"
import { toAsciiDigits } from "./digits"

const MAX_CHARACTERS = 20

/**
 * A phone number of the shop's own, as shoppers and couriers read it: it stays as the owner writes it, with digits of any script as
 * 0 to 9, since it may be a landline or one for callers from abroad. Empty for none. @param invalid what is said of any other text
 */
export const shopPhone = (invalid: string) =>
  z
    .string(invalid)
    .overwrite((text) => toAsciiDigits(text).trim())
    .max(MAX_CHARACTERS, invalid)
    .regex(/^(\+?[\d ()-]{6,20})?$/, invalid)
