/*
 * Amounts: rupees are what people, bodies and Medusa's tables have; paise, which are whole numbers, are what is added up and
 * compared, as 0.1 + 0.2 rupees are more than 0.3.
 */

/** Rupees as whole paise, to the nearest. */
export const toPaise = (rupees: number) => Math.round(rupees * 100)

/** Paise as rupees. */
export const toRupees = (paise: number) => paise / 100

/** Whether an amount in rupees has no part of a paisa, a number's own inexactness aside. */
export const isWholePaise = (rupees: number) => Math.abs(rupees * 100 - toPaise(rupees)) < 1e-6

/*
 * Not Intl.NumberFormat: the first of a page takes a phone a tenth of a second and more, in one piece, and both languages
 * write numbers alike.
 */

/** The last three digits, and two by two before them. */
const GROUPS = /\B(?=(\d\d)*\d{3}$)/g
const inGroups = (digits: string) => digits.replace(GROUPS, ",")

/** A number as people in India read it, with three decimals at most: 1,23,456. */
export const grouped = (number: number) => {
  const [whole, decimals] = String(Math.round(number * 1_000) / 1_000).split(".")
  return decimals ? `${inGroups(whole)}.${decimals}` : inGroups(whole)
}

/** Rupees as people in India read them: ₹1,23,456, and paise only where there are any. */
export const money = (rupees: number) => {
  const [whole, paise] = Math.abs(rupees)
    .toFixed(Number.isInteger(rupees) ? 0 : 2)
    .split(".")
  return `${rupees < 0 ? "-" : ""}₹${inGroups(whole)}${paise ? `.${paise}` : ""}`
}

/** Paise as people read them, in rupees: ₹1,23,456 or ₹1,234.50 */
export const inRupees = (paise: number) => money(toRupees(paise))
