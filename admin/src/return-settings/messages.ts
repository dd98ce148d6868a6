/** Texts of the settings of returns. */
export const messages = {
  name: "Returns and claims",
  text:
    "What can be sent back for any reason is said by each product or its category. Damaged, wrong, not as described " +
    "or late goods are claims: they can always come back, free for the shopper.",
  fields: { claim_days: "Days for claims, after delivery", keeps_discount: "A return leaves the coupon's discount" },
  hints: {
    claim_days: "7 at least. Where a product can be sent back for longer, claims are possible as long.",
    keeps_discount:
      "Off: where a return leaves less than the coupon asks for, the refund's form takes off what the coupon gave " +
      "on the rest. The returns page says which it is.",
  },
  save: "Save these settings",
  saved: "Returns and claims are saved",
  unread: "Something went wrong! Unable to fetch the settings of returns",
  audit: { thing: "settings of returns" },
}
