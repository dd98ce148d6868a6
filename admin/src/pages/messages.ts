/** Texts of the pages that the owner writes. */
export const messages = {
  name: "Page |||| Pages",
  text:
    "Terms, privacy, returns and delivery, as shoppers read them. Each save is a new version; the old ones stay " +
    "readable, and each order keeps the versions that it was placed under.",
  which: "Which page",
  whichOf: {
    terms: "Terms and conditions",
    privacy: "Privacy",
    returns: "Returns and refunds",
    delivery: "Delivery",
  },
  fields: { text: "Text in English", text_hi: "Text in Hindi" },
  hint: "An empty line between paragraphs; a line that begins with ## is a heading.",
  hintHindi: "Where it is empty, Hindi readers see the English text.",
  versions: "Versions",
  versionOf: "Version %{version}, %{day}",
  save: "Save as a new version",
  saved: "The page is saved as a new version",
  unread: "Something went wrong! Unable to fetch the pages",
  audit: { thing: "page", fields: { saved_at: "saved on", versions: "versions" } },
}
