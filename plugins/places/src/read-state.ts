import { STATE_SPELLINGS } from "./state-spellings"
import { STATES_OF_ADDRESSES, type State } from "./states"

/** Join the parts of a name, in English or Hindi, and are often left out. */
const JOINING_WORDS = new Set(["and", "और", "एवं", "व", "तथा"])
/** Say only what kind of place a name stands for. */
const WORDS_OF_KIND = new Set([
  "the",
  "state",
  "of",
  "union",
  "territory",
  "ut",
  "india",
  "राज्य",
  "केंद्र",
  "शासित",
  "प्रदेश",
])

const NUKTA = /\u093c/g
/** A nasal letter joined to the next one: "झारखण्ड" and "झारखंड" are one. */
const JOINED_NASAL = /[ङञणनम]\u094d(?=[क-ह])/g

const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(NUKTA, "")
    .replace(JOINED_NASAL, "ं")
    .toLowerCase()
    .replace(/[.॰'’]/g, "")
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word && !JOINING_WORDS.has(word))

const keyOf = (text: string) => wordsOf(text).join("")

const BY_NAME = new Map(
  STATES_OF_ADDRESSES.flatMap((state) =>
    [state.en, state.hi, ...(STATE_SPELLINGS[state.code] ?? [])].map((name) => [keyOf(name), state] as const),
  ),
)
const BY_NUMBER = new Map(STATES_OF_ADDRESSES.map((state) => [Number(state.code), state]))

/**
 * The state that a text names: by its name of today or before, in English or Hindi, by its letters ("U.P.", "IN-MH"),
 * or by its GST code, also beside the name as the GST portal writes it ("27-Maharashtra"). Undefined where the text
 * says none of them.
 */
export function readState(text: string): State | undefined {
  const trimmed = text.trim()
  if (/^\d{1,2}$/.test(trimmed)) return BY_NUMBER.get(Number(trimmed))
  const words = wordsOf(trimmed.replace(/^in[\s-]+(?=\w{2}$)/i, ""))
  const isNamed = (named: string[]) => BY_NAME.get(named.join(""))
  return isNamed(words) ?? isNamed(words.filter((word) => !WORDS_OF_KIND.has(word)))
}

/** An address as far as its state goes. */
export type AddressState = { country_code: string; province: string; postal_code: string }

/** The address with its state as it is usually written in English, where it is in India and can be read. */
export const withUsualState = <Address extends Omit<AddressState, "postal_code">>(address: Address): Address => {
  const state = address.country_code === "in" ? readState(address.province) : undefined
  return state ? { ...address, province: state.en } : address
}

/** Other countries have states of their own. */
export const hasState = ({ country_code, province }: Omit<AddressState, "postal_code">) =>
  country_code !== "in" || readState(province) !== undefined
