import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { command } from "../../scripts/run/command.mjs"
import { step } from "../../scripts/run/progress.mjs"

/**
 * Installs packages of exact versions into a folder of the ground, which is removed with it. None of their own scripts
 * is run.
 * @param packages such as "pg@8.23.1"
 * @returns the folder
 */
export async function install(home, name, packages) {
  const folder = path.join(home, name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }))
  await step(`Installing ${packages[0]} (npm)`, () =>
    // the settings of the npm that runs the measurement are of another project
    command("npm", ["install", "--prefix", folder, ...OPTIONS, ...packages], { cwd: folder }),
  )
  return folder
}

const OPTIONS = [
  "--ignore-scripts",
  "--save-exact",
  "--no-package-lock",
  "--no-audit",
  "--no-fund",
  "--workspaces=false",
]
