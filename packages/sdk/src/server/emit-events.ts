import type { MedusaContainer, Message } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/**
 * Emits events after the transaction that wrote their data. Never throws: a lost event is logged. Jobs make up for lost
 * events of orders, returns, parcels and refunds (`queries/missed-mails.ts` of mail), of products and stock
 * (`jobs/rebuild-index.ts` of search), of queued mails and of queued imports. Effects of other events, such as a
 * security notice, a welcome mail or an entry about withheld cash, are lost.
 */
export async function emitEvents(container: MedusaContainer, events: Message<object>[]): Promise<void> {
  if (!events.length) return
  try {
    await container.resolve(Modules.EVENT_BUS).emit(events)
  } catch (error) {
    const names = events.map(({ name }) => name).join(", ")
    const { message } = error as Error
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`Not emitted: ${names}: ${message}`)
  }
}
