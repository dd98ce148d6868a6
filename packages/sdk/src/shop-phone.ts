import { z } from "zod"
import { toAsciiDigits } from "./digits"

const MAX_CHARACTERS = 20

/**
 * Schema of the shop's own phone number, which may be empty. The format stays as the owner writes it, since it may be a
 * landline or a number for callers from abroad; digits of any script become 0 to 9.
 * @param invalid error for any other text
 */
export const shopPhone = (invalid: string) =>
  z
    .string(invalid)
    .overwrite((text) => toAsciiDigits(text).trim())
    .max(MAX_CHARACTERS, invalid)
    .regex(/^(\+?[\d ()-]{6,20})?$/, invalid)
