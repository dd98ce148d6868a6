import { z } from "zod"

/**
 * Amounts, in rupees, that a shopper saw before agreeing. If ours differ, the response is a 409 and nothing is done.
 */

export const ExpectedTotal = z.number("The total you saw is missing").nonnegative("The total cannot be negative")

/** Store credit that is spent on the order. */
export const SpentCredit = z.number("credit is in rupees").nonnegative("credit cannot be negative").optional()
