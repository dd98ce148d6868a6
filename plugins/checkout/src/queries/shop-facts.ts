import { type SettingsFacts, SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ShopFacts } from "../contract"

type Terms = Omit<ShopFacts, Exclude<keyof SettingsFacts, "version">>

/** Owner's public settings for returns. */
const TERMS = `
  select version, claim_days, keeps_discount from return_terms`

/** Reads the public facts of the shop. */
export async function readShopFacts(scope: MedusaContainer): Promise<ShopFacts> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [facts, { rows }] = await Promise.all([
    scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).facts(),
    db.raw<{ rows: Terms[] }>(TERMS),
  ])
  const [{ version, ...terms }] = rows
  return { ...facts, ...terms, version: facts.version + version }
}
