import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
  FulfillmentDTO,
  FulfillmentItemDTO,
  FulfillmentOption,
  FulfillmentOrderDTO,
  Logger,
} from "@medusajs/framework/types"
import { AbstractFulfillmentProviderService } from "@medusajs/framework/utils"
import { type Account, accountOf, readOptions, type ShiprocketOptions, trackingPage } from "./account"
import { type OrderToShip, toAdhocOrder } from "./adhoc-order"
import { bookParcel } from "./book-parcel"
import { ShiprocketError, withSentences } from "./errors"
import { toPaise, toRupees } from "./formats"
import { defaultReference, readDetails, toManualFulfillment } from "./parcel-details"
import { type QuotedParcel, quoteParcels } from "./quote-parcels"

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
  readonly #options: ShiprocketOptions
  readonly #account: Account

  /** Checks the options when the shop starts. @throws MedusaError */
  static validateOptions(options: unknown) {
    readOptions(options)
  }

  constructor(container: { logger?: Logger }, options: unknown) {
    super()
    const { logger } = container
    this.#options = readOptions(options)
    this.#account = accountOf(this.#options, (sentence) => logger?.warn(sentence))
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
    const fallback = this.#options.defaultSize?.weight ?? 0
    const parcels: QuotedParcel[] = (cart.items ?? []).map(({ id, quantity, variant, product }) => ({
      item_id: id,
      weight: (variant?.weight ?? product?.weight ?? fallback) / 1000,
      quantity: Number(quantity),
    }))
    const route = { pickup: cart.from_location?.address?.postal_code, delivery: cart.shipping_address?.postal_code }
    const quotes = await quoteParcels(this.#account.rates, route, parcels)
    const paise = quotes.reduce((sum, { freight_charge }) => sum + toPaise(freight_charge), 0)
    return { calculated_amount: toRupees(paise), is_calculated_price_tax_inclusive: true }
  }

  /**
   * Books the parcel, unless another carrier has it.
   * @param additionalData `ParcelDetails`
   * @throws ShiprocketError with a sentence for the owner; trying again is safe
   */
  async createFulfillment(
    _data: Record<string, unknown>,
    items: Partial<Omit<FulfillmentItemDTO, "fulfillment">>[],
    medusaOrder: Partial<FulfillmentOrderDTO> | undefined,
    fulfillment: Partial<Omit<FulfillmentDTO, "provider_id" | "data" | "items">>,
    additionalData?: Record<string, unknown>,
  ): Promise<CreateFulfillmentResult> {
    const { by_hand, ...details } = readDetails(additionalData)
    if (by_hand) return toManualFulfillment(by_hand)
    const order = medusaOrder as OrderToShip | undefined
    if (!order?.id) throw new ShiprocketError("not_ordered")
    const { charges_paise = 0, due_paise = 0, prepaid = !due_paise } = details
    const { url, pickupLocation, defaultSize } = this.#options
    const parcel = toAdhocOrder({
      order_id: details.reference ?? defaultReference(order, items, fulfillment.id),
      pickup_location: details.pickup_location ?? pickupLocation,
      address: fulfillment.delivery_address ?? {},
      price: { charges_paise, due_paise },
      ...{ order, items, defaultSize },
    })
    const { awb, courier, ...booking } = await withSentences(() => bookParcel(this.#account.client, parcel))
    return {
      data: {
        ...{ shiprocket_order_id: booking.order_id, shiprocket_shipment_id: booking.shipment_id, awb, courier },
        ...{ prepaid, due_paise },
      },
      labels: [{ tracking_number: awb, tracking_url: trackingPage(url, awb), label_url: "" }],
    }
  }

  /** Takes the booking back. @throws ShiprocketError with a sentence for the owner */
  async cancelFulfillment(data: Record<string, unknown>) {
    const { shiprocket_order_id } = data
    if (shiprocket_order_id) await withSentences(() => this.#account.client.cancelOrder(String(shiprocket_order_id)))
    return {}
  }
}
