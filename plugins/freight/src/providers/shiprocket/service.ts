import type { Parcel } from "@haat/checkout/contract"
import { toPaise, toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
  FulfillmentAddressDTO,
  FulfillmentDTO,
  FulfillmentItemDTO,
  FulfillmentOption,
  FulfillmentOrderDTO,
  Logger,
} from "@medusajs/framework/types"
import { AbstractFulfillmentProviderService, ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ManualParcel, type ParcelPrice } from "../../contract"
import { FREIGHT_ERRORS } from "../../errors"
import { bookingReference } from "../../parcel-id"
import { readParcelFacts } from "../../queries/parcel-facts"
import { quoteParcels } from "../../quote-parcels"
import { type Account, accountOf, type ShiprocketOptions, trackingPage } from "./account"
import { toAdhocOrder } from "./adhoc-order"

import { bookParcel } from "./book-parcel"
import { explaining } from "./explaining"
import { pickupLocationOf } from "./pickup-location"

const toManualFulfillment = ({ number, courier, url }: ManualParcel): CreateFulfillmentResult => ({
  data: { awb: number, courier: courier || null },
  labels: [{ tracking_number: number, tracking_url: url ?? "", label_url: "" }],
})

const isPrice = (data: object): data is ParcelPrice => "charges_paise" in data && "due_paise" in data

/** Used part of a cart when Medusa requests a price. Weights in grams. */
type CartContext = {
  items?: {
    id: string
    quantity: unknown
    variant?: { weight?: number | null } | null
    product?: { weight?: number | null } | null
  }[]
  shipping_address?: { postal_code?: string | null } | null
  from_location?: { address?: { postal_code?: string | null } | null }
}

/** Shiprocket as Medusa's fulfilment provider: prices for carts, parcels for orders. */
export default class ShiprocketService extends AbstractFulfillmentProviderService {
  static identifier = "freight"
  readonly #account: Account
  readonly #db: Knex

  constructor(
    container: Record<string, unknown>,
    private readonly options: ShiprocketOptions,
  ) {
    super()
    const logger = container[ContainerRegistrationKeys.LOGGER] as Logger
    this.#account = accountOf(options, (sentence) => logger.warn(sentence))
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return [{ id: "home-delivery", name: "Home delivery" }]
  }

  async validateOption() {
    return true
  }

  async canCalculate() {
    return true
  }

  /** Discards the shopper's data: the cost of a parcel follows from the cart. */
  async validateFulfillmentData() {
    return {}
  }

  /** The charges of all items, in rupees. Never throws: without a response of the carrier it is 0. */
  async calculatePrice(_option: object, _data: object, context: object): Promise<CalculatedShippingOptionPrice> {
    const cart = context as CartContext
    const parcels: Parcel[] = (cart.items ?? []).map(({ id, quantity, variant, product }) => ({
      item_id: id,
      weight: (variant?.weight ?? product?.weight ?? 0) / 1000,
      quantity: Number(quantity),
    }))
    const route = { pickup: cart.from_location?.address?.postal_code, delivery: cart.shipping_address?.postal_code }
    const quotes = await quoteParcels(this.#account.rates, route, parcels)
    const paise = quotes.reduce((sum, { freight_charge }) => sum + toPaise(freight_charge), 0)
    return { calculated_amount: toRupees(paise), is_calculated_price_tax_inclusive: true }
  }

  /**
   * Books the parcel with Shiprocket, unless it was shipped by hand.
   * @throws HttpError 502 with a sentence for the owner; trying again is safe
   */
  async createFulfillment(
    price: Record<string, unknown>,
    items: Partial<Omit<FulfillmentItemDTO, "fulfillment">>[],
    order: Partial<FulfillmentOrderDTO> | undefined,
    fulfillment: Partial<Omit<FulfillmentDTO, "provider_id" | "data" | "items">>,
  ): Promise<CreateFulfillmentResult> {
    const by_hand = fulfillment.metadata?.by_hand
    if (by_hand) return toManualFulfillment(ManualParcel.parse(by_hand))
    const facts = order?.id ? await readParcelFacts(this.#db, order.id, fulfillment.location_id) : undefined
    if (!order?.id || !facts || !isPrice(price)) throw new HttpError(FREIGHT_ERRORS.not_ordered)
    // A part of an order is a parcel of its own; all of it is the same parcel however often it is tried.
    const whole = facts.items.every((line) =>
      items.some(({ line_item_id, quantity }) => line_item_id === line.id && Number(quantity) === line.quantity),
    )
    const pickup_location = pickupLocationOf(facts, this.options)
    const address: Partial<FulfillmentAddressDTO> = fulfillment.delivery_address ?? {}
    const order_id = bookingReference({ order_id: order.id, fulfillment_id: fulfillment.id, whole })
    const parcel = toAdhocOrder({ order_id, pickup_location, order, items, address, facts, price })
    const { awb, courier, ...booking } = await explaining(() => bookParcel(this.#account.client, parcel))
    return {
      data: {
        ...{ shiprocket_order_id: booking.order_id, shiprocket_shipment_id: booking.shipment_id, awb, courier },
        prepaid: facts.prepaid,
        due_paise: price.due_paise,
      },
      labels: [{ tracking_number: awb, tracking_url: trackingPage(this.options.url, awb), label_url: "" }],
    }
  }

  async cancelFulfillment(data: Record<string, unknown>) {
    const { shiprocket_order_id } = data
    if (shiprocket_order_id) await explaining(() => this.#account.client.cancelOrder(String(shiprocket_order_id)))
    return {}
  }
}
