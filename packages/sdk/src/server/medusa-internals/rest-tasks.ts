/**
 * Written for Medusa 2.21.2.
 * Reason: Jobs and subscribers of a plugin that is switched off must rest, and Medusa registers them once for all.
 * Upstream: none reported.
 */

import { JobLoader } from "@medusajs/framework/jobs"
import { SubscriberLoader } from "@medusajs/framework/subscribers"
import type { MedusaContainer } from "@medusajs/framework/types"
import { recordPluginFailure } from "../plugin-failures"
import { findPluginOfFile, isPluginOff, refreshPluginState } from "../plugin-state"

type Handler = (...parameters: never[]) => unknown
/** A file of jobs/ or subscribers/. `runsWhileOff` is true for what the law asks for, such as deletions. */
type TaskFile = { default?: unknown; runsWhileOff?: unknown }
/** The argument of a method that Medusa's loaders declare as protected. */
type Loader = { onFileLoaded(path: string, file: TaskFile): Promise<void> }

const nameOf = (file: string) =>
  file
    .split("/")
    .at(-1)
    ?.replace(/\.[jt]s$/, "")

/** Jobs get the container, subscribers get an object that has it. */
const containerOf = (given: MedusaContainer | { container: MedusaContainer }): MedusaContainer =>
  "event" in given && "container" in given ? given.container : (given as MedusaContainer)

/** Returns a handler that rests while its plugin is off, and records its failures. */
function restWhileOff(kind: string, path: string, file: TaskFile): TaskFile {
  const plugin = findPluginOfFile(path)
  if (!plugin || typeof file.default !== "function") return file
  const handler = file.default as Handler
  const handle = async (...parameters: never[]) => {
    const container = containerOf(parameters[0])
    await refreshPluginState(container)
    if (isPluginOff(plugin.name) && file.runsWhileOff !== true) return
    try {
      return await handler(...parameters)
    } catch (error) {
      recordPluginFailure(container, { plugin: plugin.name, place: `${kind} ${nameOf(path)}`, error })
      throw error
    }
  }
  // Medusa identifies a subscriber by the name of its function
  Object.defineProperty(handle, "name", { value: handler.name })
  return { ...file, default: handle }
}

/**
 * Makes jobs and subscribers of plugins rest while their plugin is switched off: a job skips its runs, a subscriber the
 * events.
 */
export function restTasks() {
  for (const [kind, { prototype }] of [
    ["job", JobLoader],
    ["subscriber", SubscriberLoader],
  ] as const) {
    const loader = prototype as unknown as Loader
    const { onFileLoaded } = loader
    loader.onFileLoaded = function (path, file) {
      return onFileLoaded.call(this, path, restWhileOff(kind, path, file))
    }
  }
}
