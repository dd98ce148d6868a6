import { HttpError } from "@haat/sdk/server/http-error"
import { shopName } from "@haat/sdk/server/shop-name"
import type { CreateFulfillmentDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { withCarrierErrors } from "../carrier"
import { GOODS_PAPERS, type GoodsPapers, type ManualParcel, type ParcelPrice, SHIPROCKET } from "../contract"
import { FREIGHT_ERRORS } from "../errors"
import { hasSameItems } from "../parcel-content"
import type { OrderedItem } from "../queries/find-parcels"
import { readPackedItems } from "../queries/packed-items"
import { isPaidOtherwise, readCashLeft } from "../queries/parcel-payment"
import { dropUnrecorded, findUnrecorded } from "../queries/unrecorded-parcel"
import { manualFields, readCarrierFields } from "./carrier-fields"
import { reReserve } from "./re-reserve"
import { takeBackUnrecorded } from "./take-back-parcel"

export type BookParcel = {
  order_id: string
  /** id of the new parcel, known beforehand */
  fulfillment_id: string
  items: OrderedItem[]
  shipping_option_id: string
  /** the warehouse it leaves from; without one, the place of the shipping option */
  location_id?: string
  by_hand?: ManualParcel
  /** stored with the parcel */
  metadata?: Record<string, unknown>
}

/**
 * Books a parcel with the carrier and stores it as an unlinked fulfillment; the order is unchanged until
 * `recordParcel`. An unfinished parcel of a dead process is resumed if its items and payment method still match; the
 * carrier finds its booking by our reference.
 * @throws HttpError 409 when goods that came back damaged are too few to be sent again
 */
export async function bookParcel(container: MedusaContainer, input: BookParcel): Promise<void> {
  const { order_id, fulfillment_id } = input
  await reReserve(container, input)
  const left = await findUnrecorded(container, fulfillment_id)
  const by_hand = input.by_hand ?? left?.by_hand ?? undefined
  if (left && input.by_hand && !left.by_hand) throw new HttpError(FREIGHT_ERRORS.already_booked)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (left?.booked) {
    const asBegun = hasSameItems(left.items, input.items) && !(await isPaidOtherwise(database, input))
    if (asBegun) return
    await takeBackUnrecorded(container, input)
  } else if (left) await dropUnrecorded(container, fulfillment_id)

  const [order, option, items, price] = await Promise.all([
    readOrder(container, order_id),
    readOption(container, input.shipping_option_id),
    readPackedItems(container, input.items),
    by_hand ? undefined : priceOf(container, input),
  ])
  const location_id = input.location_id ?? option.location_id
  const metadata = by_hand ? { ...input.metadata, by_hand } : (input.metadata ?? null)
  const handed = metadata?.by_hand
    ? { order, additional_data: manualFields(metadata.by_hand) }
    : price && option.provider_id === SHIPROCKET
      ? await readCarrierFields(database, { order, fulfillment_id, location_id, items, price })
      : { order }
  const fulfilments = container.resolve(Modules.FULFILLMENT)
  const parcel: CreateFulfillmentDTO = {
    // The module accepts an id, though its type omits it.
    ...{ id: fulfillment_id },
    ...{ location_id, metadata },
    provider_id: option.provider_id,
    shipping_option_id: input.shipping_option_id,
    ...(handed as Pick<CreateFulfillmentDTO, "order" | "additional_data">),
    data: { ...price },
    items: items.map((item) => ({ ...item, inventory_item_id: item.inventory_item_id ?? undefined })),
    requires_shipping: true,
    labels: [],
    delivery_address: order.shipping_address ? { ...order.shipping_address, id: undefined } : {},
    packed_at: new Date(),
  }
  await withCarrierErrors(() => fulfilments.createFulfillment(parcel))
}

/**
 * Price of the parcel. The courier collects the amount due on the parcel's document, and never more than is left of the
 * order's price. For an order in several parcels the first ones are in whole rupees, since couriers collect no paise,
 * and the last one collects the rest.
 */
async function priceOf(container: MedusaContainer, parcel: BookParcel): Promise<ParcelPrice> {
  const shop_name = await shopName(container)
  return container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const price = await container.resolve<GoodsPapers>(GOODS_PAPERS).priceOf(trx, { ...parcel, shop_name })
    if (!price) throw new HttpError(FREIGHT_ERRORS.not_ordered)
    return { ...price, due_paise: Math.min(Math.ceil(price.due_paise / 100) * 100, await readCashLeft(trx, parcel)) }
  })
}

/** Fields of the order for the carrier's form. */
async function readOrder(container: MedusaContainer, id: string) {
  const fields = ["id", "items.*", "shipping_address.*"]
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "order", fields, filters: { id } }, { throwIfKeyNotFound: true })
  return data[0]
}

async function readOption(container: MedusaContainer, id: string) {
  const fields = ["id", "provider_id", "service_zone.fulfillment_set.location.id"]
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "shipping_option", fields, filters: { id } })
  const [option] = data as { provider_id: string; service_zone?: { fulfillment_set?: { location?: { id: string } } } }[]
  const location_id = option?.service_zone?.fulfillment_set?.location?.id
  if (!location_id) throw new HttpError(FREIGHT_ERRORS.no_pickup_place)
  return { provider_id: option.provider_id, location_id }
}
