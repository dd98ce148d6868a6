import { AddLine, type Cart } from "@haat/checkout/contract"
import { CHECKOUT_ERRORS } from "@haat/checkout/errors"
import { listSavedItems } from "@haat/checkout/queries/list-saved-items"
import { addLine } from "@haat/checkout/workflows/add-line"
import { removeLine } from "@haat/checkout/workflows/remove-line"
import { moveSavedItemToCart, removeSavedItem, saveItem } from "@haat/checkout/workflows/saved-items"
import { setQuantity } from "@haat/checkout/workflows/set-quantity"
import { recordId } from "@haat/sdk/record-id"
import { HttpError } from "@haat/sdk/server/http-error"
import { legacyProductId, userId } from "@haat/sdk/server/legacy-call"
import { Message } from "@haat/sdk/server/route"
import { z } from "zod"
import { call } from "../call"
import { findProducts } from "../catalog"
import { variantId } from "../shapes/fields"
import { Product } from "../shapes/product"
import { CartEntry } from "../shapes/user"
import { toProduct } from "../translate/product"
import { toCartEntries } from "../translate/to-user"

const own = { who: "customer", own: "userId" } as const
const Line = z.object({ userId, productId: legacyProductId, variantId: variantId.optional() })
/** The line of a product, or of the variant that a newer client names. */
const named = ({ productId, variantId }: z.output<typeof Line>) => ({ product_id: productId, variant_id: variantId })
const Changed = Message.extend({ cart: z.array(CartEntry).describe("The whole cart, as it is now") })

const NOT_IN_CART = CHECKOUT_ERRORS.not_in_cart.en
const MISSING = { 404: NOT_IN_CART }

const changed = (message: string, cart: Cart) => ({ message, cart: toCartEntries(cart.lines) })

const step = (path: string, by: 1 | -1, summary: string, description?: string) =>
  call({
    method: "PUT",
    path,
    tag: "Cart",
    summary,
    description,
    ...own,
    body: Line,
    reply: Changed,
    errors: { ...MISSING, ...(by > 0 && { 409: "Not enough stock" }) },
    run: async ({ scope, customer_id, body }) => {
      return changed("Cart updated", await setQuantity(scope, { customer_id, ...named(body), by }))
    },
  })

export const cartCalls = [
  call({
    method: "POST",
    path: "/cart/addToCart",
    tag: "Cart",
    summary: "Adds pieces of a product to the cart",
    ...own,
    description: "`quantity`, a whole number of at least 1 (1 when left out), comes on top of what is there.",
    body: Line.extend({ quantity: AddLine.shape.quantity }),
    reply: Changed,
    errors: {
      404: "There is no such product on sale",
      409: "Not enough stock, or too many different products",
    },
    run: async ({ scope, customer_id, body }) => {
      const input = { customer_id, ...named(body), quantity: body.quantity }
      return changed("Product added to cart", await addLine(scope, input))
    },
  }),
  step("/cart/increase", 1, "One piece more of a product in the cart"),
  step("/cart/decrease", -1, "One piece fewer of a product in the cart", "Below 1 the line is removed."),
  call({
    method: "DELETE",
    path: "/cart/delete",
    tag: "Cart",
    summary: "Removes a product from the cart",
    ...own,
    body: Line,
    reply: Changed,
    errors: MISSING,
    run: async ({ scope, customer_id, body }) => {
      const { cart, removed } = await removeLine(scope, { customer_id, ...named(body) })
      if (!removed) throw new HttpError(CHECKOUT_ERRORS.not_in_cart)
      return changed("Product removed from cart", cart)
    },
  }),
]

const tag = "Save for later"
const NOT_SAVED = "This product is not saved for later"

export const savedItemCalls = [
  call({
    method: "POST",
    path: "/saveForLater/saveForLater",
    tag,
    summary: "Moves a line of the cart to the saved items",
    ...own,
    description: "The line leaves the cart and keeps its quantity.",
    body: Line,
    reply: Changed,
    errors: { ...MISSING, 409: "Too many saved items" },
    run: async ({ scope, customer_id, body }) => {
      const input = { customer_id, product_id: body.variantId ?? body.productId }
      return changed("Product saved for later", await saveItem(scope, input))
    },
  }),
  call({
    method: "GET",
    path: "/saveForLater/get/:userId",
    tag,
    summary: "Saved items, newest first",
    ...own,
    description: "Each entry has the product whole, and the quantity that was saved.",
    params: z.object({ userId: recordId("Name the user", "This is not your account") }),
    reply: z.object({ data: z.array(z.object({ product: Product, quantity: z.number() })) }),
    run: async ({ scope, customer_id }) => {
      const items = await listSavedItems(scope, customer_id)
      const ids = items.map(({ product }) => product.id)
      const products = new Map((await findProducts(scope, ids)).map((product) => [product.id, product]))
      return {
        data: items.flatMap(({ product: { id, quantity: left }, quantity }) => {
          const product = products.get(id)
          // products that are not on sale cannot be bought
          return product ? [{ product: { ...toProduct(product), quantity: left }, quantity }] : []
        }),
      }
    },
  }),
  call({
    method: "POST",
    path: "/saveForLater/move-to-cart",
    tag,
    summary: "Moves a saved item into the cart",
    ...own,
    description: "With all its pieces; when the cart rejects it, it stays saved.",
    body: Line,
    reply: Changed,
    errors: { 404: NOT_SAVED, 409: "Not enough stock, or too many different products" },
    run: async ({ scope, customer_id, body }) => {
      const input = { customer_id, product_id: body.variantId ?? body.productId }
      return changed("Product moved to cart", await moveSavedItemToCart(scope, input))
    },
  }),
  call({
    method: "POST",
    path: "/saveForLater/delete-save-for-later",
    tag,
    summary: "Deletes a saved item",
    ...own,
    description: "Deleting a missing item has no effect.",
    body: Line,
    reply: Message,
    run: async ({ scope, customer_id, body }) => {
      await removeSavedItem(scope, { customer_id, product_id: body.variantId ?? body.productId })
      return { message: "Product removed from saved items" }
    },
  }),
]
