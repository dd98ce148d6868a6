import type { Transaction } from "@haat/sdk/server/database"
import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { UserWorkflowEvents } from "@medusajs/framework/utils"
import { deleteUser } from "../modules/profiles/queries/accounts"

/** Deletes a user and their identities, which ends their sessions and frees the username. */
export const deleteAdministrator = (trx: Transaction, user_id: string): Promise<void> => deleteUser(trx, user_id)

/** Emits the event of a deleted administrator; call it after the transaction. */
export const announceDeletion = (container: MedusaContainer, id: string): Promise<void> =>
  emitEvents(container, [{ name: UserWorkflowEvents.DELETED, data: { id } }])
