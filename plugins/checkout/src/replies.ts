import { SavedProduct } from "@haat/catalog/replies"
import { like } from "@haat/sdk/like"
import { z } from "zod"
import { PAPER_KINDS, PARCEL_PHASES, ShownOffers } from "./contract"
import type { ShopFacts } from "./contract/shop-facts"

const Phase = z.enum(PARCEL_PHASES).nullable()

export const FollowedParcel = z.object({
  id: z.string(),
  courier: z.string().nullable(),
  number: z.string().nullable().describe("With the carrier; null where nothing is written on the parcel"),
  url: z.string().nullable().describe("The carrier's own page"),
  shipped_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  phase: Phase.describe("By the courier's last word; null while it has said nothing"),
  expected_on: z.string().nullable().describe('The day it should arrive, "2026-11-27"; null once it has, or unknown'),
  steps: z
    .array(z.object({ happened_at: z.string(), phase: Phase, activity: z.string(), location: z.string() }))
    .describe("What the courier said, the latest first"),
})

export const ReturnParcel = FollowedParcel.pick({
  courier: true,
  number: true,
  url: true,
  phase: true,
  expected_on: true,
  steps: true,
})

export const CartLine = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  handle: z.string(),
  name: z.string(),
  name_hi: z.string().optional().describe("Left out as long as there is no Hindi name"),
  choice: z.string().optional().describe('Which of the product\'s variants, as "Indigo, M"; left out for the only one'),
  image: z.string().nullable(),
  price: z.number().describe("Rupees for one piece, as of today"),
  quantity: z.number(),
  discount: z
    .number()
    .optional()
    .describe("What offers take off all its pieces, in rupees; left out when it is nothing"),
  available: z.number().describe("Pieces that can still be sold; a line with 0 is outside the totals"),
})

export const Cart = z.object({
  lines: z.array(CartLine),
  item_count: z.number(),
  item_total: z.number().describe("Rupees, before offers"),
  item_discount: z
    .number()
    .optional()
    .describe("What offers take off the goods, in rupees; left out when it is nothing"),
  offers: ShownOffers.optional().describe("Left out when there is nothing to say"),
})

export const SavedItem = z.object({
  product: SavedProduct,
  variant_id: z
    .string()
    .optional()
    .describe("When it is one of several variants: its price and pieces are the product's here"),
  choice: z.string().optional().describe('Which variant, as "Indigo, M"'),
  quantity: z.number(),
  saved_at: z.string(),
})
export const SavedItems = z.object({ items: z.array(SavedItem) })
export const SavedItemsAndCart = SavedItems.extend({ cart: Cart })
export const CodWithheldReply = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
})

export const Summary = z.object({
  lines: z.array(
    CartLine.extend({ delivery_charge: z.number().describe("Rupees"), estimated_delivery_days: z.string() }),
  ),
  item_total: z.number(),
  item_discount: z.number().describe("What offers take off the goods, in rupees"),
  delivery_charge: z.number(),
  delivery_discount: z.number().describe("What offers take off the delivery charge, in rupees"),
  offers: ShownOffers.optional().describe("Left out when there is nothing to say"),
  total: z.number().describe("Rupees: the ceiling of items plus delivery, less what offers take off"),
  credit: z
    .object({
      balance: z.number().describe("Store credit there is, in rupees"),
      used: z.number().describe("Of it for this order, when it is spent"),
      to_pay: z.number().describe("What is paid otherwise then"),
      cod_withheld: CodWithheldReply.optional().describe("As below, when it is not spent"),
    })
    .optional()
    .describe("Left out without store credit"),
  cod_fee: z.number().optional().describe("What paying on delivery adds to the total, in rupees; left out for nothing"),
  cod_code: z.literal(true).optional().describe("Paying on delivery needs the code that is mailed; left out without"),
  cod_withheld: CodWithheldReply.optional().describe(
    "Why it has to be paid online, where store credit is spent; left out when cash on delivery can be chosen",
  ),
  test_mode: z.object({ payment: z.boolean(), delivery: z.boolean() }),
})

export const OrderAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  province: z.string(),
  postal_code: z.string(),
  country_code: z.string(),
  company: z.string().optional().describe("Left out without one"),
})

export const StoreCredit = z.object({
  balance: z.number().describe("Rupees"),
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["gift", "refund", "order", "cancelled", "exchange", "cancelled_pieces"]),
      amount: z.number().describe("Rupees; below zero when it was spent"),
      reason: z.string().nullable(),
      order_display_id: z.number().nullable(),
      created_at: z.string(),
    }),
  ),
})

export const OrderRefund = z.object({
  id: z.string(),
  method: z.enum(["online", "transfer", "credit"]).describe("The way it goes back; a transfer is by UPI or bank"),
  state: z.enum(["pending", "processed"]),
  amount: z.number().describe("Rupees"),
  reason: z.string().nullable().describe("As the shop wrote it; null for a cancelled order"),
  parts: z
    .array(
      z.object({
        line_id: z.string().optional(),
        name: z.string().optional(),
        quantity: z.number().optional(),
        way_back: z.boolean().optional().describe("What was taken off for the way back of a return"),
      }),
    )
    .nullable()
    .describe("Of what it is: pieces of lines, and delivery (the part without a line); null for an amount"),
  created_at: z.string(),
  processed_at: z.string().nullable(),
})

export const Order = z.object({
  id: z.string(),
  display_id: z.number().describe("The number people know the order by"),
  created_at: z.string(),
  status: z.enum(["pending", "completed", "canceled"]),
  payment_status: z.string().describe("Paid, Pending or Refunded"),
  fulfillment_status: z.enum(["not_fulfilled", "packed", "shipped", "delivered"]),
  tracking: z.array(z.object({ number: z.string(), courier: z.string().nullable(), url: z.string().nullable() })),
  parcels: z.array(FollowedParcel).optional().describe("With what their couriers said; in the shopper's own orders"),
  came_back_at: z
    .string()
    .nullish()
    .describe("When its parcel came back to the shop undelivered; null once it is sent again, or it never did"),
  cancellable: z.boolean(),
  pieces_cancellable: z.boolean().optional().describe("Whether pieces of it can be cancelled: it is not packed yet"),
  cancelled_pieces: z
    .array(z.object({ name: z.string(), quantity: z.number(), amount: z.number().describe("Rupees") }))
    .optional()
    .describe("Pieces that were cancelled and are in it no more, the oldest first"),
  documents: z
    .array(z.object({ kind: z.enum(PAPER_KINDS), number: z.string() }))
    .describe("Issued for what has left: tax invoices and bills of supply, the oldest first"),
  agreed: z
    .object({ terms: z.number(), privacy: z.number(), returns: z.number(), delivery: z.number() })
    .partial()
    .nullish()
    .describe("The versions of the shop's pages that it was placed under; null of one from before they were kept"),
  payment_method: z.enum(["Cash On Delivery", "Online (Prepaid)"]),
  items: z.array(
    z.object({
      id: z.string(),
      product_id: z.string(),
      variant_id: z.string().nullable().describe("Null for one that an earlier version sold without"),
      handle: z.string(),
      name: z.string().describe('What it was called when it was bought, with its variant: "Kurta (Indigo, M)"'),
      name_hi: z.string().nullable().describe("Null when there is none, or the product is called otherwise by now"),
      price: z.number(),
      quantity: z.number(),
      discount: z.number().describe("What offers took off all its pieces, in rupees"),
      image: z.string().nullable(),
    }),
  ),
  item_total: z.number(),
  item_discount: z.number(),
  delivery_charge: z.number(),
  delivery_discount: z.number(),
  cod_fee: z.number().describe("What of the delivery charge is for paying on delivery"),
  offers: z
    .array(
      z.object({
        name: z.string(),
        name_hi: z.string().nullable(),
        code: z.string().nullable(),
        amount: z.number().describe("What it took off, in rupees"),
      }),
    )
    .describe("The offers it was bought with"),
  total: z.number().describe("Rupees"),
  credit: z.number().describe("Store credit that was spent on it, in rupees; the rest of the total is paid otherwise"),
  refunded: z.number().describe("What of it has gone back, in rupees"),
  refunds: z.array(OrderRefund),
  shipping_address: OrderAddress,
  billing_address: OrderAddress,
})

/** Public facts of the shop. */
export const Facts = like<ShopFacts>()(
  z.object({
    version: z.number(),
    name: z.string(),
    contact_email: z.string(),
    contact_phone: z.string(),
    chat_url: z.string(),
    low_stock_limit: z.number().describe("So many pieces or fewer count as low"),
    shows_discount: z.boolean(),
    cod_fee: z.number().describe("What paying on delivery costs, in rupees"),
    claim_days: z.number().describe("Days after delivery for claims: damaged, wrong, not as described, late"),
    keeps_discount: z
      .boolean()
      .describe("The discount stays when a return leaves less in the order than its coupon asks for"),
    random_discounts: z
      .boolean()
      .describe(
        "Made-up discounts, as the demo shop has them. Off: a struck-through price is `list_price` of the catalogue",
      ),
    sample_reviews: z.boolean().describe("The made-up reviews on the home page"),
    preticks_terms: z.boolean().describe("The terms box at sign-up is ticked beforehand, as the demo shop has it"),
    logo: z
      .object({ url: z.string(), srcset: z.string(), width: z.number(), height: z.number() })
      .nullable()
      .describe("The owner's picture in place of the drawn mark"),
  }),
)
