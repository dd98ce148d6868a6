const whole = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 })

/** Rupees as people in India read them: ₹1,23,456, and paise only where there are any. */
export const money = (rupees: number) => (Number.isInteger(rupees) ? whole : exact).format(rupees)
