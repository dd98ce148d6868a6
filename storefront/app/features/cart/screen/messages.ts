import { plural } from "../../../lib/language/plural.ts"

/** Texts on the lines of the cart and below them. */
export const LINES = {
  delete: (product: string) => `Delete ${product}`,
  together: "Together",
  onlyLeft: (count: number) => `Only ${count} left. Please take fewer.`,
  noMore: (count: number) => `No more than ${count} in stock`,
  startShopping: "Start shopping",
  inCart: "Products in your cart",
  soldOut: "Out of Stock Products",
  savedProducts: "Products saved for later",
  total: "Total",
  totalOf: (count: number) => plural(count, { one: `Total (${count} item)`, other: `Total (${count} items)` }),
  deliveryLater: "Delivery is added at checkout.",
  storeCredit: (money: string) => `You have ${money} of store credit to spend at checkout.`,
  buy: "Buy Your Cart",
  title: "Cart",
  description: "The products you picked, and what they come to.",
  loading: "Loading your cart",
  quantityOf: (product: string) => `Quantity of ${product}`,
  remove: (product: string) => `Remove ${product}`,
  oneLess: (product: string) => `One less of ${product}`,
  oneMore: (product: string) => `One more of ${product}`,
  noMoreOf: (count: number, product: string) => `No more than ${count} of ${product} to be had`,
  empty: "Your cart is empty",
  loginRequired: "Login Required",
  pleaseLogin: "Please login to proceed with checkout",
  pleaseLoginToSave: "Please login to save products for later",
  needsLogin: "Without JavaScript, please login or sign up to have a cart.",
  logIn: "Log In",
  signUp: "Sign Up",
  saveForLater: "Save for Later",
  saved: "Save For Later",
  noneSaved: "No items saved for later.",
  moveToCart: "Move to Cart",
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
