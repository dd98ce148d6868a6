import type { MedusaContainer, Message } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/**
 * Emits events of what is written already, after its transaction. A lost event is logged and fails nothing: the jobs of
 * the mails and of the index search the tables for what was not emitted.
 */
export async function emitEvents(container: MedusaContainer, events: Message<object>[]): Promise<void> {
  try {
    await container.resolve(Modules.EVENT_BUS).emit(events)
  } catch (error) {
    const names = events.map(({ name }) => name).join(", ")
    const { message } = error as Error
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`Not emitted: ${names}: ${message}`)
  }
}
