/** Texts of the settings for cash on delivery. */
export const messages = {
  name: "Cash on delivery",
  text: "Who cannot pay on delivery reads why at checkout, and pays online. What is left empty is no rule.",
  fields: {
    max_rupees: "At most, in ₹",
    without_postal_codes: "Not to these postal codes",
    code_above_rupees: "Code by mail above, in ₹",
    max_returned: "Not after so many parcels that came back",
  },
  hints: {
    max_rupees:
      "Counts the cash still to be collected from a shopper, this order included. Above it, orders are paid online.",
    without_postal_codes: "Six digits each, or the first ones of all that are meant: 79 is all that start with it.",
    code_above_rupees: "A shopper's first order of more needs a code that is mailed to them.",
    max_returned: "Parcels of the same shopper that nobody took.",
  },
  save: "Save the rules",
  saved: "The rules are saved",
  unread: "Something went wrong! Unable to fetch the rules of cash on delivery",
  audit: { thing: "rules of cash on delivery" },
}

export const returnedParcels = {
  name: "Parcels that came back",
  fields: {
    id: "Postal code",
    parcels: "Came back",
    received: "Of them received",
    orders: "Orders to it",
  },
  none: "No parcel has come back.",
  unread: "Something went wrong! Unable to fetch the parcels that came back",
}
