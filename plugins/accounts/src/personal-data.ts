import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { PersonalDataHolder } from "@haat/sdk/server/personal-data"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PersonalDataFile } from "./contract"
import { PROFILES } from "./modules/profiles"
import { findSubject } from "./modules/profiles/queries/personal-data"

/**
 * Returns the registered modules whose service has `personalData`, in the order of erasure: that of the plugins, the
 * account first, because triggers that update order rows read the customer, who must be deleted by then.
 */
export function personalDataHolders(container: MedusaContainer): PersonalDataHolder[] {
  const { modules } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const keys = Object.keys(modules ?? {}).filter((key) => key !== PROFILES)
  return [PROFILES, ...keys]
    .map((key) => container.resolve<object | undefined>(key, { allowUnregistered: true }))
    .filter(isHolder)
}

const isHolder = (service: object | undefined): service is PersonalDataHolder =>
  typeof (service as Partial<PersonalDataHolder> | undefined)?.personalData?.erase === "function"

/** Everything that is held about a shopper. @throws HttpError 401 when the account is gone */
export async function readPersonalData(container: MedusaContainer, customer_id: string): Promise<PersonalDataFile> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const subject = await findSubject(database, customer_id)
  if (!subject) throw new HttpError(HTTP_ERRORS.log_in)
  const sections: Record<string, unknown> = {}
  for (const { personalData } of personalDataHolders(container))
    Object.assign(sections, await personalData.read(database, subject))
  const { profile, ...others } = sections
  return { made_at: new Date().toISOString(), profile, ...others }
}
