import path from "node:path"
import { command } from "../../scripts/run/command.mjs"
import { ROOT } from "../../scripts/run/root.mjs"
import { projectEnv } from "./project-env.ts"

export const PROVIDERS = ["medusa-payment-razorpay", "medusa-fulfillment-shiprocket"]

export const providerFolder = (name: string) => path.join(ROOT, "plugins", name)

export type PackedProvider = {
  name: string
  tarball: string
  /** paths of the files in the tarball */
  files: string[]
}

/** Packs each provider with `npm pack` into `folder`. */
export async function packProviders(folder: string): Promise<PackedProvider[]> {
  const packed: PackedProvider[] = []
  for (const name of PROVIDERS) {
    const printed = await command("npm", ["pack", "--json", "--silent", "--pack-destination", folder], {
      cwd: providerFolder(name),
      env: projectEnv(),
    })
    const [{ filename, files }] = JSON.parse(printed)
    packed.push({
      name,
      tarball: path.join(folder, filename),
      files: files.map((file: { path: string }) => file.path),
    })
  }
  return packed
}
