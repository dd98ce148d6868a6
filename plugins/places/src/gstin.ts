import { toAsciiDigits } from "@haat/sdk/digits"
import { stateByCode } from "./contract"

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

/** A GSTIN, UIN or PAN as it is written on its certificate: pasted ones have blanks and dashes in them. */
export const usualGstin = (text: string) =>
  toAsciiDigits(text)
    .replace(/[\s\u200b-\u200d\u2010-\u2015-]/g, "")
    .toUpperCase()

/** State code and PAN in a GSTIN; null where its form, its state or its check character is wrong. */
export function readGstin(gstin: string): { state: string; pan: string } | null {
  const [, state, pan] = SHAPE.exec(gstin) ?? []
  if (!state || !stateByCode(state) || checkCharacter(gstin.slice(0, 14)) !== gstin[14]) return null
  return { state, pan }
}

/**
 * State, year, three letters (UNO, EMB and others), five digits, and letters that hold UN. Its last character is not
 * published.
 */
const UIN_SHAPE = /^([0-9]{2})[0-9]{2}[A-Z]{3}[0-9]{5}[A-Z]{2}[0-9A-Z]$/

/** The state of a unique identity number, as embassies and bodies of the UN have one; null for any other text. */
export function readUin(uin: string): { state: string } | null {
  const [, state] = UIN_SHAPE.exec(uin) ?? []
  return state && stateByCode(state) && uin.includes("UN") ? { state } : null
}
