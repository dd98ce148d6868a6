import type Medusa from "@medusajs/js-sdk"

/** Price of the one product, in rupees. */
export const PRICE = 1234.56

/**
 * Fills an empty shop through Medusa's Admin API: a region in rupees with Razorpay, a stock location in Pune with a
 * shipping option of Shiprocket, and one product.
 */
export async function stockShop({ admin }: Medusa) {
  const { region } = await admin.region.create({
    name: "India",
    currency_code: "inr",
    countries: ["in"],
    payment_providers: ["pp_razorpay_razorpay"],
  })
  const { sales_channels } = await admin.salesChannel.list()
  const channels = { add: sales_channels.map(({ id }) => id) }
  const { api_key } = await admin.apiKey.create({ title: "Store", type: "publishable" })
  await admin.apiKey.batchSalesChannels(api_key.id, channels)

  const { stock_location } = await admin.stockLocation.create({
    name: "Pune",
    address: { address_1: "Shop 7, Tilak Road", city: "Pune", postal_code: "411001", country_code: "in" },
  })
  await admin.stockLocation.updateSalesChannels(stock_location.id, channels)
  const { shipping_profile } = await admin.shippingProfile.create({ name: "Parcels", type: "parcels" })
  await addShippingOption(admin, { location_id: stock_location.id, profile_id: shipping_profile.id })
  const variant_id = await addProduct(admin, {
    location_id: stock_location.id,
    profile_id: shipping_profile.id,
    channels: channels.add,
  })
  return { region_id: region.id, variant_id, publishableKey: api_key.token }
}

type Admin = Medusa["admin"]

async function addShippingOption(admin: Admin, place: { location_id: string; profile_id: string }) {
  await admin.stockLocation.updateFulfillmentProviders(place.location_id, { add: ["freight_shiprocket"] })
  const { location_id } = place
  await admin.stockLocation.createFulfillmentSet(location_id, { name: "Parcels from Pune", type: "shipping" })
  const { stock_location } = await admin.stockLocation.retrieve(location_id, { fields: "id,*fulfillment_sets" })
  const [set] = stock_location.fulfillment_sets ?? []
  const { fulfillment_set } = await admin.fulfillmentSet.createServiceZone(set.id, {
    name: "India",
    geo_zones: [{ type: "country", country_code: "in" }],
  })
  await admin.shippingOption.create({
    name: "Home delivery",
    service_zone_id: fulfillment_set.service_zones[0].id,
    shipping_profile_id: place.profile_id,
    provider_id: "freight_shiprocket",
    price_type: "calculated",
    type: { label: "Home delivery", code: "home-delivery" },
    data: { id: "home-delivery" },
    prices: [],
  })
}

async function addProduct(admin: Admin, of: { location_id: string; profile_id: string; channels: string[] }) {
  const { product } = await admin.product.create({
    title: "Brass lota",
    status: "published",
    shipping_profile_id: of.profile_id,
    sales_channels: of.channels.map((id) => ({ id })),
    options: [{ title: "Size", values: ["Large"] }],
    variants: [
      {
        title: "Large",
        sku: "LOTA-L",
        options: { Size: "Large" },
        prices: [{ currency_code: "inr", amount: PRICE }],
        weight: 400,
        length: 10,
        width: 12,
        height: 9,
      },
    ],
  })
  const { inventory_items } = await admin.inventoryItem.list({ sku: "LOTA-L" })
  await admin.inventoryItem.batchUpdateLevels(inventory_items[0].id, {
    create: [{ location_id: of.location_id, stocked_quantity: 100 }],
  })
  return product.variants?.[0].id ?? ""
}
