import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"

/** Converts rupees, in any form Medusa stores an amount, to whole paise. @throws for fractions of a paisa */
export function exactPaise(rupees: BigNumberInput): number {
  const paise = MathBN.mult(rupees, 100)
  if (!paise.isInteger() || paise.lt(0) || paise.gt(Number.MAX_SAFE_INTEGER))
    throw new Error(`${paise.div(100).toString()} rupees cannot be paid`)
  return paise.toNumber()
}
