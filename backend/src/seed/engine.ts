import { SHIPROCKET } from "@haat/freight/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createRegionsWorkflow,
  createShippingOptionsWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateShippingOptionsWorkflow,
} from "@medusajs/medusa/core-flows"
import { env } from "../env"

export const CASH_ON_DELIVERY = "pp_system_default"

/** Shops of earlier versions delivered for a flat charge, by hand. */
const BY_HAND = "manual_manual"
const BY_SHIPROCKET = { provider_id: SHIPROCKET, price_type: "calculated" as const, data: { id: "home-delivery" } }
type Carrier =
  | typeof BY_SHIPROCKET
  | { provider_id: string; price_type: "flat"; prices: { currency_code: string; amount: number }[] }
const WAREHOUSE = {
  name: "Pune warehouse",
  address: {
    company: "Haat",
    address_1: "Gat 412, Nagar Road",
    address_2: "Wagholi",
    city: "Pune",
    province: "Maharashtra",
    postal_code: "412207",
    country_code: "in",
    phone: "02027050000",
  },
}

const FROM_PUNE = {
  name: "Delivery from Pune",
  type: "shipping",
  service_zones: [{ name: "India", geo_zones: [{ type: "country" as const, country_code: "in" }] }],
}

/**
 * Sets Medusa up to sell in India: region, rupees with tax included, the warehouse and how goods leave it.
 * Medusa itself has made the store, its sales channel and a publishable key by now. Running it again changes nothing.
 * @param carrier for a Medusa without our plugins, which the bench compares with
 */
export async function seedEngine(container: MedusaContainer, carrier: Carrier = BY_SHIPROCKET) {
  const store = await tradeInRupees(container)
  await openRegion(container)
  await namePublishableKey(container)
  await stockWarehouse(container, store.default_sales_channel_id as string, carrier)
}

async function tradeInRupees(container: MedusaContainer) {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores({}, { relations: ["supported_currencies"] })
  if (!store.supported_currencies?.some((currency) => currency.currency_code === "inr")) {
    const rupees = [{ currency_code: "inr", is_default: true }]
    await stores.updateStores(store.id, { name: "Haat", supported_currencies: rupees })
    await container.resolve(Modules.SALES_CHANNEL).updateSalesChannels(store.default_sales_channel_id as string, {
      name: "Haat",
      description: "The web shop",
    })
    await preferTaxIncluded(container)
  }
  return store
}

async function preferTaxIncluded(container: MedusaContainer) {
  const pricing = container.resolve(Modules.PRICING)
  const rupees = { attribute: "currency_code", value: "inr" }
  const [known] = await pricing.listPricePreferences(rupees)
  if (known) await pricing.updatePricePreferences(known.id, { is_tax_inclusive: true })
  else await pricing.createPricePreferences({ ...rupees, is_tax_inclusive: true })
}

async function openRegion(container: MedusaContainer) {
  const [region] = await container.resolve(Modules.REGION).listRegions({ currency_code: "inr" })
  if (!region) {
    const india = {
      name: "India",
      currency_code: "inr",
      countries: ["in"],
      payment_providers: [CASH_ON_DELIVERY],
      is_tax_inclusive: true,
    }
    const { result } = await createRegionsWorkflow(container).run({ input: { regions: [india] } })
    const stores = container.resolve(Modules.STORE)
    const [store] = await stores.listStores()
    await stores.updateStores(store.id, { default_region_id: result[0].id })
  }
  const [taxes] = await container.resolve(Modules.TAX).listTaxRegions({ country_code: "in" })
  if (!taxes) {
    await createTaxRegionsWorkflow(container).run({ input: [{ country_code: "in", provider_id: "tp_system" }] })
  }
}

/** The web tier sends a key it knows from its settings, so the key Medusa made takes that text. */
async function namePublishableKey(container: MedusaContainer) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const redacted = `${env.PUBLISHABLE_KEY.slice(0, 6)}***${env.PUBLISHABLE_KEY.slice(-3)}`
  await database.raw(
    `update api_key set token = ?, redacted = ?, title = 'Storefront'
      where id = (select id from api_key where type = 'publishable' and deleted_at is null order by created_at limit 1)
        and not exists (select 1 from api_key where token = ?)`,
    [env.PUBLISHABLE_KEY, redacted, env.PUBLISHABLE_KEY],
  )
}

async function stockWarehouse(container: MedusaContainer, sales_channel_id: string, carrier: Carrier) {
  const [known] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: WAREHOUSE.name })
  const warehouse =
    known ?? (await createStockLocationsWorkflow(container).run({ input: { locations: [WAREHOUSE] } })).result[0]
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: warehouse.id, add: [sales_channel_id] },
  })
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores()
  if (!store.default_location_id) await stores.updateStores(store.id, { default_location_id: warehouse.id })
  await offerDelivery(container, warehouse.id, carrier)
}

async function offerDelivery(container: MedusaContainer, stock_location_id: string, carrier: Carrier) {
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const [profile = await fulfilment.createShippingProfiles({ name: "Parcels", type: "default" })] =
    await fulfilment.listShippingProfiles({ type: "default" })
  const [set = await fulfilment.createFulfillmentSets(FROM_PUNE)] = await fulfilment.listFulfillmentSets(
    { name: FROM_PUNE.name },
    { relations: ["service_zones"] },
  )
  await container.resolve(ContainerRegistrationKeys.LINK).create([
    {
      [Modules.STOCK_LOCATION]: { stock_location_id },
      [Modules.FULFILLMENT]: { fulfillment_provider_id: carrier.provider_id },
    },
    { [Modules.STOCK_LOCATION]: { stock_location_id }, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } },
  ])
  const [service_zone] = set.service_zones
  const options = await fulfilment.listShippingOptions({ service_zone: { id: service_zone.id } })
  const byHand = options.filter(({ provider_id, price_type }) => provider_id === BY_HAND && price_type === "flat")
  if (byHand.length && carrier === BY_SHIPROCKET) {
    await updateShippingOptionsWorkflow(container).run({ input: byHand.map(({ id }) => ({ id, ...carrier })) })
  }
  if (options.length) return
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        ...carrier,
        name: "Home delivery",
        service_zone_id: service_zone.id,
        shipping_profile_id: profile.id,
        type: { label: "Standard", description: "To your door", code: "standard" },
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    ],
  })
}
