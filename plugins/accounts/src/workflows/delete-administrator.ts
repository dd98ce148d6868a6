import type { Transaction } from "@haat/sdk/server/database"
import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { UserWorkflowEvents } from "@medusajs/framework/utils"
import { deleteUser } from "../modules/profiles/queries/accounts"

/** Deletes a user and what they sign in with: every session ends with it, and the username is free again. */
export const deleteAdministrator = (trx: Transaction, user_id: string): Promise<void> => deleteUser(trx, user_id)

/** Emits that an administrator is gone, after the transaction. */
export const announceDeletion = (container: MedusaContainer, id: string): Promise<void> =>
  emitEvents(container, [{ name: UserWorkflowEvents.DELETED, data: { id } }])
