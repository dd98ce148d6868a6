import { readdirSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const PLUGINS = path.join(import.meta.dirname, "../../plugins")

/** Names of the plugins' files in folders called `folder`. */
const namesIn = (folder: string) =>
  readdirSync(PLUGINS).flatMap((plugin) =>
    readdirSync(path.join(PLUGINS, plugin, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => path.basename(path.dirname(file)) === folder && file.endsWith(".ts"))
      .map((file) => path.basename(file)),
  )

// What has run is remembered by its file's name alone: of two with one name, the second would never run.
test.each(["migrations", "migration-scripts"])("gives no two files in the plugins' %s one name", (folder) => {
  const names = namesIn(folder)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
