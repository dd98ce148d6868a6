import type { MedusaContainer } from "@medusajs/framework/types"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"

/** Deletes expired sign-in codes. */
export default async function deleteOldSignInCodes(container: MedusaContainer) {
  await container.resolve<PasswordsService>(PASSWORDS).deleteOldCodes()
}

export const config = { name: "accounts-delete-old-sign-in-codes", schedule: "50 * * * *" }
