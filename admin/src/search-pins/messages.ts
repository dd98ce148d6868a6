export const messages = {
  name: "Pinned products |||| Pinned products",
  fields: { text: "When this is searched for", products: "Come first", updated_at: "Last changed", actions: "Actions" },
  about:
    "Products that you want shoppers to see first when they search for these very words, in your order. Shoppers " +
    "see active ones only; who chooses another order, such as the lowest price first, gets that order.",
  search: "Search these texts and products",
  add: "Pin products",
  addTitle: "Pin products",
  editTitle: "Change pinned products",
  forText: "When this is searched for: %{text}",
  hint: "Capital letters and blanks make no difference.",
  save: "Save",
  added: "Shoppers see these products first now: %{text}",
  changed: "Changed what comes first for %{text}",
  deleted: "Nothing is pinned any more for %{text}",
  restored: "As before: %{text}",
  editOne: "Change what comes first for %{text}",
  deleteOne: "Delete what comes first for %{text}",
  none: "No pinned products found.",
  noneText: "Choose a text that shoppers search for, and the products they should see first.",
  failed: "Something went wrong! Unable to fetch pinned products",
  audit: { thing: "products that come first for" },
}
