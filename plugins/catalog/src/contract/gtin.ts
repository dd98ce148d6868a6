import { z } from "zod"

/** Checks the GS1 check digit: digits from the right weigh 1 and 3 alternately, and the sum is a multiple of ten. */
const hasCheckDigit = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0

const LENGTH = "A GTIN, the number under a barcode, has 8, 12, 13 or 14 digits"
const MISTYPED = "The last digit of this GTIN does not fit the others: one of them is mistyped"

/** The number under a barcode (EAN, UPC or GTIN), without the blanks and hyphens that it may be written with. */
export const gtin = z
  .string(LENGTH)
  .overwrite((typed) => typed.replace(/[\s-]/g, ""))
  .regex(/^(?:\d{8}|\d{12,14})$/, { error: LENGTH, abort: true })
  .refine(hasCheckDigit, MISTYPED)
