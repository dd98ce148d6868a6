import { writeFileSync } from "node:fs"
import { Session } from "node:inspector/promises"
import { isMainThread } from "node:worker_threads"
import { profileFile } from "./profile-file.mjs"

/**
 * Preloaded into a process and its threads: SIGUSR2 starts a profile of the processor time of each, and the next one
 * ends and writes them down, a list.
 */
const session = new Session()
session.connect()
let running = false

/** @returns the profile, when one was running */
async function toggle() {
  running = !running
  if (!running) return (await session.post("Profiler.stop")).profile
  await session.post("Profiler.enable")
  await session.post("Profiler.start")
}

const toggling = new BroadcastChannel("profile of the processor time")
const results = new BroadcastChannel("what a thread has of it")

if (isMainThread) {
  const profiles = []
  let others = 0
  const add = (profile) => {
    profiles.push(profile)
    if (profiles.length > others) writeFileSync(profileFile(process.pid), JSON.stringify(profiles.splice(0)))
  }
  results.onmessage = ({ data: profile }) => {
    if (profile) add(profile)
    else others++
  }
  process.on("SIGUSR2", async () => {
    toggling.postMessage(null)
    const profile = await toggle()
    if (profile) add(profile)
  })
} else {
  toggling.onmessage = async () => {
    const profile = await toggle()
    if (profile) results.postMessage(profile)
  }
  results.postMessage(null)
}
// listening holds a process open
for (const channel of [toggling, results]) channel.unref()
