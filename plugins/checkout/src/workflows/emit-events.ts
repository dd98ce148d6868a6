import type { MedusaContainer, Message } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/**
 * Emits events of what is written already. One that is lost loses nothing: the mails' job and the index's look in the
 * tables themselves for what nobody emitted.
 */
export async function emitEvents(container: MedusaContainer, events: Message<object>[]): Promise<void> {
  try {
    await container.resolve(Modules.EVENT_BUS).emit(events)
  } catch (error) {
    const names = events.map(({ name }) => name).join(", ")
    const { message } = error as Error
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Not emitted, found by the jobs later: ${names}: ${message}`)
  }
}
