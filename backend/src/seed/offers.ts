import { SaveOffer } from "@haat/offers/contract"
import { addOffer } from "@haat/offers/workflows/save-offer"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

const WELCOME = SaveOffer.parse({
  ...{ name: "10% off your first order", name_hi: "पहले ऑर्डर पर 10% छूट", kind: "percent", scope: "order", percent: 10 },
  ...{ code: "WELCOME10", first_order_only: true, per_customer_limit: 1 },
})

/**
 * Gives the demo shop a code, where there has been no offer yet. None that applies by itself: prices are as they are
 * written.
 */
export async function seedOffers(container: MedusaContainer) {
  const [store] = await container.resolve(Modules.STORE).listStores()
  if (!store.metadata?.demo_catalogue) return
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!(await database("offer").first("id"))) await addOffer(database, WELCOME)
}
