import { execFileSync } from "node:child_process"
import { answering } from "../scripts/run/shop.mjs"

/**
 * Starts a program as one of `parts` and waits until `health` answers.
 * @returns its name, how long that took in seconds, and `memory()`: what it holds in MB now
 */
export async function startPart(parts, name, args, { cwd, env, health }) {
  const since = performance.now()
  const { child } = parts.start(name, args, { cwd, env })
  await parts.until(answering(health))
  const seconds = (performance.now() - since) / 1000
  return { name, seconds, memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / 1024 }
}
