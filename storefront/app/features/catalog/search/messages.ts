/** Texts of the search box, which most pages have. */
export const SEARCH_BOX = {
  searchProducts: "Search products",
  searchFor: "Sarees, spices…",
  search: "Search",
} as const
