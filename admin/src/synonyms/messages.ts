export const messages = {
  name: "Search word |||| Search words",
  fields: { words: "Words for the same thing", updated_at: "Last changed", actions: "Actions" },
  about:
    "A search for one word of a line finds the goods of every other word in it. The shop knows many such " +
    "words already; here you add your own.",
  search: "Search these words",
  add: "Add a line",
  addTitle: "Add search words",
  editTitle: "Change search words",
  hint: "With commas between, in English, Hindi or both: saree, sari, साड़ी",
  save: "Save",
  added: "Shoppers find by these words now: %{words}",
  changed: "Changed to %{words}",
  deleted: "Deleted: %{words}",
  restored: "As before: %{words}",
  editOne: "Change %{words}",
  deleteOne: "Delete %{words}",
  none: "No search words found.",
  noneText: "Add words that shoppers use for your goods, such as their name in Hindi.",
  failed: "Something went wrong! Unable to fetch search words",
  audit: { thing: "search words" },
}
