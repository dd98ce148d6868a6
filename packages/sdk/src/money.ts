/*
 * Amounts are in rupees in forms, request bodies and Medusa's tables. Sums and comparisons use paise, which are whole
 * numbers, because 0.1 + 0.2 rupees are more than 0.3.
 */

/** Converts rupees to whole paise, rounded to the nearest. */
export const toPaise = (rupees: number) => Math.round(rupees * 100)

/** Converts paise to rupees. */
export const toRupees = (paise: number) => paise / 100

/** Converts typed rupees to paise and keeps a fraction of a paisa, which the contract rejects. */
export const toFractionalPaise = (rupees: number) => Math.round(rupees * 1e6) / 1e4

/** Tells whether an amount in rupees is a whole number of paise, apart from floating-point error. */
export const isWholePaise = (rupees: number) => Math.abs(rupees * 100 - toPaise(rupees)) < 1e-6

/*
 * Formats numbers without Intl.NumberFormat: its first use on a page blocks a phone for a tenth of a second or more,
 * and both languages write numbers alike.
 */

/** Matches the boundaries of digit groups: the last three digits, and pairs before them. */
const GROUP_BOUNDARY = /\B(?=(\d\d)*\d{3}$)/g
const groupDigits = (digits: string) => digits.replace(GROUP_BOUNDARY, ",")

/** Formats a number with Indian digit groups and at most three decimals: 1,23,456. */
export const grouped = (number: number) => {
  const [whole, decimals] = String(Math.round(number * 1_000) / 1_000).split(".")
  return decimals ? `${groupDigits(whole)}.${decimals}` : groupDigits(whole)
}

/** Formats paise as rupees with Indian digit groups: ₹1,23,456; decimals only where there are paise. */
export const inRupees = (paise: number) => {
  const [whole, decimals] = toRupees(Math.abs(paise))
    .toFixed(paise % 100 ? 2 : 0)
    .split(".")
  return `${paise < 0 ? "-" : ""}₹${groupDigits(whole)}${decimals ? `.${decimals}` : ""}`
}

/** Formats rupees with Indian digit groups, rounded to the nearest paisa. */
export const money = (rupees: number) => inRupees(toPaise(rupees))
