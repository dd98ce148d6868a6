import { readTypedNumber } from "@haat/sdk/numbers/read-typed-numbers"
import type { ClipboardEvent } from "react"

/**
 * Pastes "₹1,299" or "499,50" into a number field as the number it is. Browsers leave out the marks they do not know, which
 * makes 49950 of the second.
 */
export const pasteNumber = (event: ClipboardEvent<HTMLInputElement>) => {
  const text = event.clipboardData.getData("text")
  const number = readTypedNumber(text)
  if (number === undefined || String(number) === text.trim()) return
  event.preventDefault()
  // React hears of a value that is set this way alone
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(event.currentTarget, String(number))
  event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }))
}
