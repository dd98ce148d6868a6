import { command } from "./command.mjs"
import { step } from "./progress.mjs"

const env = { DEBIAN_FRONTEND: "noninteractive" }

/** Installs Debian packages; requires root. */
export const installPackages = (...names) =>
  step(`Installing ${names.join(" and ")} (apt-get)`, async () => {
    await command("apt-get", ["update", "-q"], { env })
    await command("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...names], { env })
  })
