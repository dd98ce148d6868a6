import { statesElsewhere } from "@haat/places/states-elsewhere"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type SaveSettings, SHOP_SETTINGS, type ShopSettingsModule, TAXED_STATE, type TaxedState } from "../contract"
import { SHOP_SETTINGS_ERRORS } from "../errors"

/**
 * Saves the owner's settings.
 * @throws HttpError 409 settings_changed after a concurrent change, 400 for a pickup in another state
 */
export async function saveSettings(container: MedusaContainer, input: SaveSettings) {
  const settings = container.resolve<ShopSettingsModule>(SHOP_SETTINGS)
  const { pickup_postal_code } = await settings.read()
  if (input.pickup_postal_code !== pickup_postal_code) await requirePickup(container, input.pickup_postal_code)
  return settings.save(input)
}

/** Requires a pickup address in the shop's own state, once the owner has set it: goods from there are taxed in it. */
async function requirePickup(container: MedusaContainer, postal_code: string) {
  const { state } = await container.resolve<TaxedState>(TAXED_STATE).settings()
  const elsewhere = state && (await statesElsewhere(state, postal_code))
  if (elsewhere) throw new HttpError(SHOP_SETTINGS_ERRORS.pickup_in_other_state, { state: elsewhere })
}
