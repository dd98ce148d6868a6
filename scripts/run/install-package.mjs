import { command } from "./command.mjs"
import { step } from "./progress.mjs"

const env = { DEBIAN_FRONTEND: "noninteractive" }

/** Installs a Debian package; requires root. */
export const installPackage = (name) =>
  step(`Installing ${name} (apt-get)`, async () => {
    await command("apt-get", ["update", "-q"], { env })
    await command("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], { env })
  })
