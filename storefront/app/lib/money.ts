import { LANGUAGE } from "./language.ts"
import { LANGUAGES } from "./languages.ts"

const { tag } = LANGUAGES[LANGUAGE]
const whole = new Intl.NumberFormat(tag, { style: "currency", currency: "INR", maximumFractionDigits: 0 })
const plain = new Intl.NumberFormat(tag)
const exact = new Intl.NumberFormat(tag, { style: "currency", currency: "INR", minimumFractionDigits: 2 })

/** Rupees as people in India read them: ₹1,23,456, and paise only where there are any. */
export const money = (rupees: number) => (Number.isInteger(rupees) ? whole : exact).format(rupees)

/** A number as people in India read it: 1,23,456. */
export const grouped = (number: number) => plain.format(number)
