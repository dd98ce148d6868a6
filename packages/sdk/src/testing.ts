/** Parts for tests of a plugin, besides vitest: a running shop, its people and goods, mails and sandboxes. */
import { type Client, type Shopper, shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, orderCart, placeOrder, put } from "@haat/testing/buyer"
import { mailbox, until } from "@haat/testing/mailbox"
import { configureSandbox } from "@haat/testing/sandbox"

/** Types of the shop of the run and its clients. */
export type { Buyer, Client, Shopper, TestShop }

export {
  /** Signs up a shopper with a saved address. */
  buyer,
  /** Tells the sandbox of a vendor, such as "/shiprocket/misbehave", how to behave. */
  configureSandbox,
  /** Reads the mails that the shop has sent, and waits for them. */
  mailbox,
  /** Orders a cart, paid on delivery. */
  orderCart,
  /** Places an order through the shop's routes: returns it with its product and its shopper. */
  placeOrder,
  /** Puts pieces of a product into a cart. */
  put,
  /** Opens the shop of the run: `guest`, `shopper`, `admin` (an owner), `staff`, `product`, and `sql`. */
  shop as openShop,
  /** Waits until a condition holds. */
  until,
}
