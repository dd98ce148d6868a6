import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { PersonalDataHolder } from "@haat/sdk/server/personal-data"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PersonalDataFile } from "./contract"
import { PROFILES } from "./modules/profiles"
import { findSubject } from "./modules/profiles/queries/personal-data"

/**
 * Keys of the modules that hold personal data, in the order of erasure. The account is first: triggers that update
 * order rows read the customer, who must be deleted by then.
 */
const HOLDER_MODULES = [
  PROFILES,
  "checkout",
  "razorpay",
  "freight",
  "reviews",
  "problem_reports",
  "newsletter",
  "mail_outbox",
  "stock_notices",
  "offers",
  "gst",
  "back_office_audit_log",
]

/** Returns the registered modules that hold personal data. */
export const personalDataHolders = (container: MedusaContainer) =>
  HOLDER_MODULES.flatMap(
    (key) => container.resolve<PersonalDataHolder | undefined>(key, { allowUnregistered: true }) ?? [],
  )

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
