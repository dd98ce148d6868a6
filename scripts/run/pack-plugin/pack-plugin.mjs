import { rmSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { command } from "../command.mjs"
import { packagePluginName } from "../find-plugins.mjs"
import { step } from "../progress.mjs"
import { buildPlugin } from "./build-plugin.mjs"
import { makeTarball, readPackable } from "./make-tarball.mjs"
import { copyShop, copyTestDatabases, withoutNpm } from "./scratch-shop.mjs"
import { installTarball, runTests } from "./try-tarball.mjs"

/**
 * Builds a plugin, packs it, installs the tarball in a copy of the shop and runs the plugin's tests there.
 * @param {string} place path from the root, such as plugins/gift-notes
 * @returns {Promise<{ tarball: string, passed: number, failed: number }>} @throws StartError with a sentence per fault
 */
export async function packPlugin(place) {
  const { folder, tarball, ...plugin } = await buildTarball(place)
  const home = await mkdtemp(path.join(tmpdir(), "haat-pack-"))
  const shop = path.join(home, "shop")
  const removeShop = () => rmSync(home, { recursive: true, force: true })
  process.once("exit", removeShop)
  try {
    await step("Copying the shop", async () => {
      copyShop(shop, { without: plugin })
      await copyTestDatabases(shop)
    })
    await step(`Installing ${path.basename(tarball)} in the copy`, () => installTarball(shop, tarball, plugin))
    await step("Building the copy", () =>
      command(process.execPath, ["-e", 'import("./scripts/run/build.mjs").then(({ build }) => build())'], {
        cwd: shop,
        env: withoutNpm(),
      }),
    )
    return { tarball, ...(await runTests(shop, { folder, ...plugin })) }
  } finally {
    removeShop()
  }
}

/** Builds a plugin and makes its tarball. @throws StartError with a sentence for each fault */
export async function buildTarball(place) {
  const plugin = readPackable(place)
  const { name: packageName } = plugin.manifest
  const name = packagePluginName(packageName ?? "")
  await step(`Building ${plugin.place}`, () => buildPlugin(plugin.folder))
  const tarball = await step(`Packing ${plugin.place}`, () => makeTarball(plugin))
  return { place: plugin.place, folder: plugin.folder, name, packageName, tarball }
}
