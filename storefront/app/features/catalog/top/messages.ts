/** Texts above the products of home. */
export const TOP = {
  heroTitle: "The good things of India, at your door",
  heroText: "Chosen from makers across the country. Clear prices in rupees, paid for when they arrive.",
  categories: "Categories",
  allOfCategories: (count: number) => `All ${count} categories`,
} as const
