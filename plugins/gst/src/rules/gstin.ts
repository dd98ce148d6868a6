import { stateByCode } from "@haat/places/contract"

export const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/
const SHAPE = /^([0-9]{2})([A-Z]{5}[0-9]{4}[A-Z])[1-9A-Z]Z[0-9A-Z]$/
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** The check character that belongs to the first fourteen. */
export function checkCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, at) => {
    const product = DIGITS.indexOf(character) * ((at % 2) + 1)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS[(36 - (sum % 36)) % 36]
}

/** Whom a GSTIN names: state code and PAN; null where its form, its state or its check character is wrong. */
export function readGstin(gstin: string): { state: string; pan: string } | null {
  const [, state, pan] = SHAPE.exec(gstin) ?? []
  if (!state || !stateByCode(state) || checkCharacter(gstin.slice(0, 14)) !== gstin[14]) return null
  return { state, pan }
}
