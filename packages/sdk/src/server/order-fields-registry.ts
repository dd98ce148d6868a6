import type { OrderFieldsDefinition } from "../order-fields"

const REGISTERED = new Map<string, OrderFieldsDefinition>()

/**
 * Adds the fields that a plugin asks for at checkout. The shop calls it for each src/order-fields.ts, in every process.
 * @throws Error, which stops the start, when the fields name another plugin, or there are some already
 */
export function addOrderFields(plugin: string, fields: OrderFieldsDefinition): void {
  if (fields.plugin !== plugin)
    throw new Error(
      `The order fields of the plugin ${plugin} are defined for "${fields.plugin}". Name ${plugin} there.`,
    )
  const same = REGISTERED.get(plugin)
  if (same && same !== fields) throw new Error(`The plugin ${plugin} defines order fields twice. Make one of them.`)
  REGISTERED.set(plugin, fields)
}

/** Lists the fields of all plugins. */
export const allOrderFields = (): OrderFieldsDefinition[] => [...REGISTERED.values()]

export const findOrderFields = (plugin: string): OrderFieldsDefinition | undefined => REGISTERED.get(plugin)
