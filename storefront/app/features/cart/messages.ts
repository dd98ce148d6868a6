import { plural } from "../../lib/language/plural.ts"

/** Texts of the cart, with the specification's wording where it has one. */
export const CART = {
  oops: "Oops...",
  title: "Cart",
  description: "The products you picked, and what they come to.",
  addToCart: "Add to Cart",
  addToCartNamed: (product: string) => `Add to Cart: ${product}`,
  pieces: (count: number) => plural(count, { one: "piece", other: "pieces" }),
  loading: "Loading your cart",
  quantityOf: (product: string) => `Quantity of ${product}`,
  remove: (product: string) => `Remove ${product}`,
  oneLess: (product: string) => `One less of ${product}`,
  oneMore: (product: string) => `One more of ${product}`,
  noMore: (count: number, product: string) => `No more than ${count} of ${product} to be had`,
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
  notSold: "This product is no longer sold",
  empty: "Your cart is empty",
  outOfStock: "Out of Stock",
  loginRequired: "Login Required",
  pleaseLogin: "Please login to proceed with checkout",
  pleaseLoginToSave: "Please login to save products for later",
  logIn: "Log In",
  signUp: "Sign Up",
  saveForLater: "Save for Later",
  saved: "Save For Later",
  noneSaved: "No items saved for later.",
  moveToCart: "Move to Cart",
  saveFailed: "Error saving product",
  saveBroke: "Server error saving product",
  moveFailed: "Error moving item to cart",
  chooseFailed: "Failed to change item",
  change: "Change",
  changeNamed: (product: string) => `Change ${product}`,
} as const

/** Announced to screen readers after a change. */
export const ANNOUNCEMENTS = {
  changed: (name: string, quantity: number, amount: string) => `${name}: ${quantity}, ${amount}`,
  removed: (name: string) => `${name} removed from cart`,
  saved: (name: string) => `${name} saved for later`,
  moved: (name: string) => `${name} moved to cart`,
  savedRemoved: (name: string) => `${name} removed from your saved items`,
} as const

/** How long the messages stay. */
export const ADDED_MS = 1500
export const ADDED_FOR_GUEST_MS = 3000
