import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ReturnSettings, SaveReturnSettings } from "../contract"
import { readReturnSettings, writeReturnSettings } from "../queries/return-settings"
import { RETURN_ERRORS } from "../return-errors"

const resolveDatabase = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

export const findReturnSettings = (container: MedusaContainer): Promise<ReturnSettings> =>
  readReturnSettings(resolveDatabase(container))

/** Saves all settings if their version is current. @throws HttpError 409 return_settings_changed */
export async function saveReturnSettings(
  container: MedusaContainer,
  settings: SaveReturnSettings,
): Promise<ReturnSettings> {
  const saved = await writeReturnSettings(resolveDatabase(container), settings)
  if (!saved) throw new HttpError(RETURN_ERRORS.return_settings_changed)
  return saved
}
