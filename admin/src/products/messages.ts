/** What the products' screens say, the specification's words first. */
export const MESSAGES = {
  failed: "Something went wrong!",
  oops: "Oops...",
  listRefused: "Something went wrong...",
  listFailed: "Something went wrong! Unable to fetch products",
  none: "No products found.",
  notAnswering: "The shop is not answering. Please try again in a moment.",
  updatedTitle: "Product Updated",
  updated: "Product has been successfully updated!",
  deletedTitle: "Deleted!",
  deleted: "Product has been deleted!",
  deleteFailedTitle: "Error",
  deleteFailed: "Failed to delete product",
  added: "The product is in the shop",
  changedTitle: "Somebody else changed this product",
  changedText: "While you were editing, it became:",
  goneText: "It was deleted while you were editing.",
  importFailed: "The file could not be sent. Please try again.",
} as const

const products = (count: number) => (count === 1 ? "1 product" : `${count.toLocaleString("en-IN")} products`)

/** After something was done to many at once. */
export const DONE = {
  activate: (count: number) => (count ? `${products(count)} activated` : "They were active already"),
  deactivate: (count: number) => (count ? `${products(count)} deactivated` : "They were inactive already"),
  price: (count: number) => (count ? `The price of ${products(count)} was changed` : "No price was changed"),
  delete: (count: number) => `${products(count)} deleted`,
  undone: (restored: number, kept: number) =>
    kept ? `${products(restored)} as before; ${kept} changed again meanwhile` : `${products(restored)} as before`,
}
