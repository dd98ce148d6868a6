import { toPaise } from "@haat/sdk/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { GiveCredit, StoreCredit } from "../contract"
import { readStoreCredit, writeGift } from "../queries/store-credit"

type Input = GiveCredit & { customer_id: string; given_by: string }

/**
 * Gives a customer store credit, once for each `request_id`.
 * @returns the customer's store credit, and whether this call has changed it
 */
export async function giveCredit(
  container: MedusaContainer,
  { amount, ...gift }: Input,
): Promise<{ credit: StoreCredit; given: boolean }> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const given = await writeGift(db, { ...gift, amount: toPaise(amount) })
  return { credit: await readStoreCredit(db, gift.customer_id), given }
}
