import { BANNER_MESSAGES } from "@haat/banners/contract"

export const messages = {
  name: "Main product |||| Main products",
  section: "Main Products",
  sectionBelow: "Trending Products, in your order",
  saved: BANNER_MESSAGES.mainProductsSaved as string,
  save: "Save Main Products",
  saving: "Saving…",
  hint: "Shown on the home page as Trending Products, in this order.",
  none: "No main products yet",
  noneText: "Search for a product and add it.",
  shownAs: "Trending Products",
  newestInstead: "As long as you show none, the home page shows the newest products that are in stock.",
  unsaved: "Not saved yet",
  audit: { thing: "main products" },
}
