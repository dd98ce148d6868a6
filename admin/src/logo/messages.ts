/** Words about the shop's logo. */
export const messages = {
  name: "Logo",
  text:
    "At the top of every page, and on invoices, bills of supply and credit notes. A document keeps the logo that it " +
    "was issued with.",
  picture: "Logo",
  current: "The shop's logo",
  chosen: "The logo that is saved next",
  choose: "Choose a picture",
  another: "Choose another",
  save: "Save the logo",
  saved: "The logo is saved",
  remove: "Remove the logo",
  removed: "The logo is removed",
  removeTitle: "Remove the logo?",
  removeText: "Pages have the drawn mark again, and new documents none. Documents that were issued keep theirs.",
  unread: "Something went wrong! Unable to fetch the logo",
  audit: { thing: "logo", fields: { logo: "logo" } },
}
