import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { countHookFailure } from "./hook-failures"
import { activeHandlers, type Hook } from "./hooks"
import { isHttpError } from "./http-error"
import { recordPluginFailure } from "./plugin-failures"

/** Result of one handler, with the plugin that it belongs to. */
export type HandlerResult<Output> = { plugin: string; result: Output }

/** A handler threw, took too long, or returned what the hook does not allow. It is logged and counted already. */
export class HookFailure extends Error {
  readonly plugin: string

  constructor(plugin: string, hook: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The plugin ${plugin} failed in the hook "${hook}": ${reason}`, { cause })
    this.plugin = plugin
  }
}

/** Pauses the time limit of a handler while it waits for a read of the shop's, which has a limit of its own. */
export type Pause = <T>(read: () => Promise<T>) => Promise<T>

type LimitedHook<Input, Output, Checked> = {
  hook: Hook<Input, Output>
  /** time for the work of each handler, without the reads that pause it */
  limit_ms: number
  /** Builds the input of a handler. */
  input: (pause: Pause) => Input
  /** Checks what a handler returned. @throws Error with what is wrong */
  check: (result: Output, plugin: string) => Checked
}

/**
 * Runs the handlers of a hook one after another, each within the time limit.
 * @returns the checked results in the order of the handlers
 * @throws HttpError that a handler throws, as an answer to the request; HookFailure for the first handler that fails
 */
export async function runLimitedHook<Input, Output, Checked>(
  container: MedusaContainer,
  { hook, limit_ms, input, check }: LimitedHook<Input, Output, Checked>,
): Promise<HandlerResult<Checked>[]> {
  const results: HandlerResult<Checked>[] = []
  for (const { plugin, run } of activeHandlers(hook)) {
    try {
      const result = await runWithin(limit_ms, async (pause) => run(input(pause), container))
      results.push({ plugin, result: check(result, plugin) })
    } catch (error) {
      if (isHttpError(error)) throw error
      const failure = new HookFailure(plugin, hook.name, error)
      container.resolve(ContainerRegistrationKeys.LOGGER).error(failure.message, failure)
      countHookFailure(plugin, hook.name)
      recordPluginFailure(container, { plugin, place: `hook ${hook.name}`, error })
      throw failure
    }
  }
  return results
}

/**
 * Runs a task that may take `limit_ms`. A stall of the whole process is not held against it: the time is over only when
 * the task is still unfinished after the work that was due.
 */
export async function runWithin<T>(limit_ms: number, task: (pause: Pause) => Promise<T>): Promise<T> {
  let [left_ms, since, timer]: [number, number, NodeJS.Timeout | undefined] = [limit_ms, 0, undefined]
  let expire = () => {}
  const late = new Promise<never>((_, reject) => {
    expire = () => setImmediate(() => reject(new Error(`It took longer than ${limit_ms} ms`)))
  })
  late.catch(() => {})
  const start = () => {
    since = performance.now()
    timer = setTimeout(expire, Math.max(0, left_ms))
  }
  const stop = () => {
    clearTimeout(timer)
    left_ms -= performance.now() - since
  }
  let reads = 0
  const pause: Pause = async (read) => {
    if (reads++ === 0) stop()
    try {
      return await read()
    } finally {
      if (--reads === 0) start()
    }
  }
  start()
  try {
    return await Promise.race([task(pause), late])
  } finally {
    clearTimeout(timer)
    // reads that are still under way must not start the timer again
    reads = Number.POSITIVE_INFINITY
  }
}
