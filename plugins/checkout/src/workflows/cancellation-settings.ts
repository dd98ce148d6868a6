import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CancellationSettings, SaveCancellationSettings } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { readCancellationSettings, writeCancellationSettings } from "../queries/cancelled-pieces"

const resolveDatabase = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

export const findCancellationSettings = (container: MedusaContainer): Promise<CancellationSettings> =>
  readCancellationSettings(resolveDatabase(container))

/** Saves the setting if its version is current. @throws HttpError 409 cancellation_settings_changed */
export async function saveCancellationSettings(
  container: MedusaContainer,
  settings: SaveCancellationSettings,
): Promise<CancellationSettings> {
  const saved = await writeCancellationSettings(resolveDatabase(container), settings)
  if (!saved) throw new HttpError(CHECKOUT_ERRORS.cancellation_settings_changed)
  return saved
}
