/** Texts of home; those of failures are the specification's. */
export const HOME = {
  title: (shop: string) => `${shop}: everyday good things from India`,
  description:
    "Sarees, spices, steel and more from makers across India. Clear prices in rupees, Cash On Delivery everywhere.",
  explore: "Explore Products",
  exploreAll: (count: number) => `Explore all ${count} products`,
  showMore: "Show more",
  shown: (shown: number, count: number) => `${shown} of ${count} products are shown`,
  noProducts: "No products found.",
  somethingWrong: "Something went wrong...",
}
