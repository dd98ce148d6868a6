import { LANGUAGE } from "../language/language.ts"
import { LANGUAGES } from "../language/languages.ts"

const { tag } = LANGUAGES[LANGUAGE]
const wholeRupees = new Intl.NumberFormat(tag, { style: "currency", currency: "INR", maximumFractionDigits: 0 })
const plain = new Intl.NumberFormat(tag)
const withPaise = new Intl.NumberFormat(tag, { style: "currency", currency: "INR", minimumFractionDigits: 2 })

/** Rupees as people in India read them: ₹1,23,456, and paise only where there are any. */
export const money = (rupees: number) => (Number.isInteger(rupees) ? wholeRupees : withPaise).format(rupees)

/** A number as people in India read it: 1,23,456. */
export const grouped = (number: number) => plain.format(number)
