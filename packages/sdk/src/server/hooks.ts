import type { MedusaContainer } from "@medusajs/framework/types"
import { recordPluginFailure } from "./plugin-failures"
import { isPluginOff } from "./plugin-state"

/**
 * A handler of a hook. `plugin` is the folder of the plugin that adds it. Handlers run in ascending `order`; the shop's
 * own leave gaps of 100 for others.
 */
type HookHandler<Input, Output> = {
  order: number
  plugin: string
  run: (input: Input, container: MedusaContainer) => Output | Promise<Output>
}

/** An extension point that any number of plugins can add handlers to, such as "order.write". */
export type Hook<Input, Output = void> = {
  readonly name: string
  /** in ascending order */
  readonly handlers: HookHandler<Input, Output>[]
}

/**
 * Defines a hook. The plugin that runs it defines it in its src/hooks.ts, with a comment on when it runs and what a
 * handler may do; plugins above it add handlers.
 */
export const defineHook = <Input, Output = void>(name: string): Hook<Input, Output> => ({ name, handlers: [] })

/**
 * Adds a handler to a hook. A plugin does so in its src/hook-handlers.ts, which every process of the shop loads before
 * the first request and the first job.
 * @throws Error, which stops the start, when another handler has the same order
 */
export function addToHook<Input, Output>(hook: Hook<Input, Output>, handler: HookHandler<Input, Output>): void {
  const same = hook.handlers.find(({ order }) => order === handler.order)
  if (same) {
    const plugins = `The plugins ${same.plugin} and ${handler.plugin}`
    const position = `the order ${handler.order} to the hook "${hook.name}"`
    throw new Error(`${plugins} both add a handler with ${position}. Change the order of one of them.`)
  }
  hook.handlers.push(handler)
  hook.handlers.sort((one, other) => one.order - other.order)
}

/** Lists the handlers of a hook that run now: those of plugins that are switched off rest. */
export const activeHandlers = <Input, Output>({ handlers }: Hook<Input, Output>): HookHandler<Input, Output>[] =>
  handlers.filter(({ plugin }) => !isPluginOff(plugin))

/**
 * Runs the handlers of a hook one after another. An error of a handler is thrown, which rolls back the transaction.
 * @returns the results in the order of the handlers
 */
export async function runHook<Input, Output>(
  container: MedusaContainer,
  hook: Hook<Input, Output>,
  input: Input,
): Promise<Output[]> {
  const results: Output[] = []
  for (const { plugin, run } of activeHandlers(hook))
    try {
      results.push(await run(input, container))
    } catch (error) {
      recordPluginFailure(container, { plugin, place: `hook ${hook.name}`, error })
      throw error
    }
  return results
}
