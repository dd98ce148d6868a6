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
const LineInput = z.object({ userId, productId: legacyProductId, variantId: variantId.optional() })
/** Returns the line of a product, or of the variant that a newer client sends. */
const toLineReference = ({ productId, variantId }: z.output<typeof LineInput>) => ({
  product_id: productId,
  variant_id: variantId,
})
const ChangedCart = Message.extend({ cart: z.array(CartEntry).describe("The whole current cart") })

const NOT_IN_CART = CHECKOUT_ERRORS.not_in_cart.en
const MISSING = { 404: NOT_IN_CART }

const toCartReply = (message: string, cart: Cart) => ({ message, cart: toCartEntries(cart.lines) })

const stepCall = (path: string, by: 1 | -1, summary: string, description?: string) =>
  call({
    method: "PUT",
    path,
    tag: "Cart",
    summary,
    description,
    ...own,
    body: LineInput,
    reply: ChangedCart,
    errors: { ...MISSING, ...(by > 0 && { 409: "Not enough stock" }) },
    run: async ({ scope, customer_id, body }) => {
      return toCartReply("Cart updated", await setQuantity(scope, { customer_id, ...toLineReference(body), by }))
    },
  })

export const cartCalls = [
  call({
    method: "POST",
    path: "/cart/addToCart",
    tag: "Cart",
    summary: "Adds pieces of a product to the cart",
    ...own,
    description: "`quantity`, a whole number of at least 1 (1 when left out), is added to the line.",
    body: LineInput.extend({ quantity: AddLine.shape.quantity }),
    reply: ChangedCart,
    errors: {
      404: "There is no such product on sale",
      409: "Not enough stock, or too many different products",
    },
    run: async ({ scope, customer_id, body }) => {
      const input = { customer_id, ...toLineReference(body), quantity: body.quantity }
      return toCartReply("Product added to cart", await addLine(scope, input))
    },
  }),
  stepCall("/cart/increase", 1, "Adds one piece of a product in the cart"),
  stepCall("/cart/decrease", -1, "Removes one piece of a product in the cart", "Below 1 the line is removed."),
  call({
    method: "DELETE",
    path: "/cart/delete",
    tag: "Cart",
    summary: "Removes a product from the cart",
    ...own,
    body: LineInput,
    reply: ChangedCart,
    errors: MISSING,
    run: async ({ scope, customer_id, body }) => {
      const { cart, removed } = await removeLine(scope, { customer_id, ...toLineReference(body) })
      if (!removed) throw new HttpError(CHECKOUT_ERRORS.not_in_cart)
      return toCartReply("Product removed from cart", cart)
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
    body: LineInput,
    reply: ChangedCart,
    errors: { ...MISSING, 409: "Too many saved items" },
    run: async ({ scope, customer_id, body }) => {
      const input = { customer_id, product_id: body.variantId ?? body.productId }
      return toCartReply("Product saved for later", await saveItem(scope, input))
    },
  }),
  call({
    method: "GET",
    path: "/saveForLater/get/:userId",
    tag,
    summary: "Saved items, newest first",
    ...own,
    description: "Each entry has the whole product and the saved quantity.",
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
    description: "Moves all its pieces; when the cart rejects them, the item stays saved.",
    body: LineInput,
    reply: ChangedCart,
    errors: { 404: NOT_SAVED, 409: "Not enough stock, or too many different products" },
    run: async ({ scope, customer_id, body }) => {
      const input = { customer_id, product_id: body.variantId ?? body.productId }
      return toCartReply("Product moved to cart", await moveSavedItemToCart(scope, input))
    },
  }),
  call({
    method: "POST",
    path: "/saveForLater/delete-save-for-later",
    tag,
    summary: "Deletes a saved item",
    ...own,
    description: "Deleting a missing item has no effect.",
    body: LineInput,
    reply: Message,
    run: async ({ scope, customer_id, body }) => {
      await removeSavedItem(scope, { customer_id, product_id: body.variantId ?? body.productId })
      return { message: "Product removed from saved items" }
    },
  }),
]
