/** Rupees as whole paise. */
export const toPaise = (rupees: number) => Math.round(rupees * 100)

export const toRupees = (paise: number) => paise / 100

/** As people read it: ₹1,23,456 or ₹1,234.50 */
export const inRupees = (paise: number) =>
  `₹${toRupees(paise).toLocaleString("en-IN", { minimumFractionDigits: paise % 100 ? 2 : 0, maximumFractionDigits: 2 })}`
