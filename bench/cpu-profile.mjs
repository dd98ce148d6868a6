import { writeFileSync } from "node:fs"
import { Session } from "node:inspector/promises"
import { profileFile } from "./profile-file.mjs"

/** Preloaded into a process: SIGUSR2 starts a profile of its processor time, and the next one ends it and writes it down. */
const session = new Session()
session.connect()
let running = false
process.on("SIGUSR2", async () => {
  running = !running
  if (running) {
    await session.post("Profiler.enable")
    return session.post("Profiler.start")
  }
  const { profile } = await session.post("Profiler.stop")
  writeFileSync(profileFile(process.pid), JSON.stringify(profile))
})
