import { MAX_LINES } from "@haat/checkout/contract"
import { legacyProductId, userId } from "@haat/sdk/server/legacy-call"
import { z } from "zod"
import { AddressInput } from "./address"
import { rupees, text, variantId } from "./fields"

const quantity = z
  .number("Quantity must be a number")
  .int("Quantity must be a whole number")
  .min(1, "Quantity must be at least 1")
  .max(1_000, "At most 1000 pieces of one product")

const list = <T extends z.ZodType>(entry: T, name: string) =>
  z.array(entry, `${name} must be a list`).max(MAX_LINES, `${name} has too many entries`)

/** Item that the client expects in the cart; a difference is answered with 409. */
export const CartItem = z
  .object({
    _id: legacyProductId.optional().describe("Id of the product when productId is left out; one of both is required"),
    productId: legacyProductId.optional(),
    variantId: variantId.optional(),
    name: text("Name", 1_000).nullish(),
    price: rupees("Price").optional(),
    quantity,
    weight: z.number("Weight must be a number").nullish(),
    images: z.array(text("Image", 2_000)).max(20, "Too many images").nullish(),
  })
  .refine(({ _id, productId }) => _id ?? productId, "Pick a product")
export type CartItem = z.output<typeof CartItem>

/** Payment methods by the names that clients use. */
export const PAYMENT_METHODS = {
  COD: "cod",
  "Cash On Delivery": "cod",
  Online: "online",
  "Online (Prepaid)": "online",
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

const days = z.union([text("estimateDays", 100), z.number()])

export const PlaceOrderBody = z.object({
  userId,
  cartItems: list(CartItem, "cartItems"),
  userCart: list(z.object({ productId: legacyProductId, quantity }), "userCart").nullish(),
  shippingAddress: AddressInput,
  totalPrice: rupees("totalPrice").describe(
    "Rupees: items plus their delivery charges, rounded up; any other total gets 409",
  ),
  deliveryCharge: rupees("deliveryCharge")
    .nullish()
    .describe("Rupees: the sum of getCharges(postalCode, weight × quantity) of the items; any other charge gets 409"),
  paymentMethod: z.enum(Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]], "Pick a way to pay"),
  estimateDays: z
    .union([days, z.array(days).max(MAX_LINES)])
    .nullish()
    .describe("Days as quoted; not stored"),
})
export type PlaceOrderBody = z.output<typeof PlaceOrderBody>
