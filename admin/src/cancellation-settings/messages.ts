/** Texts of the settings for cancelling pieces of orders. */
export const messages = {
  name: "Cancelling items",
  text: "Until an order is packed, items of it can be cancelled: what is left is sent, invoiced and paid.",
  fields: { by_shoppers: "Shoppers cancel items themselves" },
  hints: { by_shoppers: "Off, they cancel the whole order alone; staff can still cancel items." },
  save: "Save the rule",
  saved: "The rule is saved",
  unread: "Something went wrong! Unable to fetch the rule of cancelled items",
  audit: { thing: "rule of cancelled items" },
}
