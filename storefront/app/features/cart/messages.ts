import { plural } from "../../lib/language/plural.ts"

/** Texts of the cart, with the specification's wording where it has one. */
export const CART = {
  addToCart: "Add to Cart",
  addToCartNamed: (product: string) => `Add to Cart: ${product}`,
  pieces: (count: number) => plural(count, { one: "piece", other: "pieces" }),
  somethingWrong: "Something went wrong",
  addFailed: "Failed to add item",
  removeFailed: "Failed to remove item",
  deleteFailed: "Failed to delete item",
  anError: "An error occurred",
  addByLink: "Add to your cart",
  notYours: "This link is for another shopper's cart",
  notYoursWhy: "Nothing was added. You can pick the product yourself.",
  seeProduct: "See the product",
  quantity: "Quantity",
  onlyLeft: (count: number) => `Only ${count} left`,
  onlyLeftOf: (count: number, product: string, inCart: number) =>
    `Only ${count} left of ${product}.${inCart ? ` You have ${inCart} in your cart.` : ""}`,
  atMost: (count: number) => `At most ${count} pieces of one product`,
  guestFull: (count: number) =>
    `Without logging in, a cart holds at most ${count} different products. Please take one out first.`,
  viewCart: "View cart",
  reduced: (products: string) => `Fewer were left than you picked. In your cart now: ${products}`,
  added: "Added to cart",
  addedForGuest: "Added to your cart on this device. Log in to keep it.",
  mergeFailed: "The products you added as a guest could not be brought into your cart yet.",
  pleaseLoginToAdd: "Please login or sign up to add products to your cart",
  notSold: "This product is no longer sold",
  outOfStock: "Out of Stock",
  saveFailed: "Error saving product",
  saveBroke: "Server error saving product",
  moveFailed: "Error moving item to cart",
  chooseFailed: "Failed to change item",
} as const

/** How long the messages stay. */
export const ADDED_MS = 1500
export const ADDED_FOR_GUEST_MS = 3000
