import type { Person } from "@haat/accounts/contract"
import type { CartLine, Order, OrderFields } from "@haat/checkout/contract"
import type { CardProduct } from "../components/product-card.tsx"
import type { PageProduct } from "../lib/shop/variants/choose-variant.ts"

/**
 * The slots of the shop: places where plugins add parts, each with what its parts receive. The pages of the guide are
 * made from these comments.
 */
export interface SlotProps {
  /** Above the content of every page, below the head: an announcement of one or two lines. */
  "layout.banner": object
  /** At the end of every page's content, above the footer. */
  "layout.end": object
  /**
   * On the home page: sections with a heading of their own, which the owner may order, hide and title. Until then
   * `order` is their place: those of the shop have 100 (welcome), 110 (search), 200 (categories), 500 (products) and
   * 600 (sample reviews). `title` is the owner's, in place of the section's own.
   */
  "home.sections": { title?: string }
  /** In the upper right corner of a product's picture in lists: a small button or badge. */
  "card.corner": { product: CardProduct }
  /** At the end of a product card, below the price: one line. */
  "card.end": { product: CardProduct }
  /** On the product page, below the button that adds to the cart: buttons and notes for the chosen variant. */
  "product.actions": { product: PageProduct; variant_id?: string }
  /** On the product page, over a corner of the picture: one line. */
  "product.picture": { product: PageProduct }
  /** On the product page, below the description: small links. */
  "product.notes": { product: PageProduct }
  /** On the product page, below all facts: sections with a heading of their own. */
  "product.sections": { product: PageProduct }
  /** In the cart, below the name and price of a line. */
  "cart.line": { line: CartLine }
  /** In the cart, below the total. */
  "cart.summary": object
  /**
   * At checkout, between the address and the ways to pay: parts of the order's form. `fields` are the values of this
   * order for the plugins' fields, by plugin; inputs named `<plugin>.<field>` are sent with the order. `errors` are the
   * sentences to show beside inputs of a rejected order, by their names.
   */
  "checkout.fields": { fields: OrderFields; errors?: Record<string, string> }
  /** In an opened order, beside the name of a product: small links. */
  "order.line": { order: Order; item: Order["items"][number] }
  /** In an opened order, below its sums and addresses: sections with a heading of their own. */
  "order.sections": { order: Order }
  /** On the page with the legal information, below it: sections with a heading of their own. */
  "legal.sections": object
  /** On the profile page, below the account: sections with a heading of their own. */
  "account.sections": { person: Person }
}

/** Fields of a part beside its order and component, in slots that need more. */
export interface SlotOptions {
  "home.sections": {
    /** name of the section in the list that the owner arranges; not sent to shoppers' browsers */
    name: { en: string; hi: string }
  }
}

/** Input of the queries of a part beside the page, in slots of pages that know more when they load. */
export interface SlotPages {
  "product.actions": ProductAddress
  "product.picture": ProductAddress
  "product.notes": ProductAddress
  "product.sections": ProductAddress
  "account.sections": { person: Person }
}

/** `id` is that of the product, or its handle: for a handle, a part reads again by `product.id` in the browser. */
type ProductAddress = { params: { id: string } }

/** Name of a slot. */
export type SlotName = keyof SlotProps
