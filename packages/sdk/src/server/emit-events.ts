import type { MedusaContainer, Message } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/**
 * Emits events of what is written already, after its transaction. A lost event is logged and fails nothing. Jobs find
 * what was not emitted of orders, returns, parcels and refunds (`queries/missed-mails.ts` of mail), of products and
 * their stock (`jobs/heal-index.ts` of search), of queued mails and of queued imports. What follows from any other
 * event, such as a security notice, a welcome mail or an entry about withheld cash, is lost with it.
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
