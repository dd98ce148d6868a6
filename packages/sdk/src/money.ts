/*
 * Amounts: rupees are what people, bodies and Medusa's tables have; paise, which are whole numbers, are what is added up and
 * compared, as 0.1 + 0.2 rupees are more than 0.3.
 */

/** Rupees as whole paise, to the nearest. */
export const toPaise = (rupees: number) => Math.round(rupees * 100)

/** Paise as rupees. */
export const toRupees = (paise: number) => paise / 100

/** Rupees that somebody typed as paise, with the part of a paisa there may be, which the contract rejects. */
export const typedPaise = (rupees: number) => Math.round(rupees * 1e6) / 1e4

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

/** Paise as people in India read them, in rupees: ₹1,23,456, and paise only where there are any. */
export const inRupees = (paise: number) => {
  const [whole, rest] = toRupees(Math.abs(paise))
    .toFixed(paise % 100 ? 2 : 0)
    .split(".")
  return `${paise < 0 ? "-" : ""}₹${inGroups(whole)}${rest ? `.${rest}` : ""}`
}

/** Rupees as people in India read them, to the nearest paisa. */
export const money = (rupees: number) => inRupees(toPaise(rupees))
