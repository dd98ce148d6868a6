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
  codFee: (money: string) => `Paying on delivery costs ${money} more.`,
  deliveryLater: "Delivery is added at checkout.",
  storeCredit: (money: string) => `You have ${money} of store credit to spend at checkout.`,
  buy: "Buy Your Cart",
} as const
