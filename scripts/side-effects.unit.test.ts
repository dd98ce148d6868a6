import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { serverPackages } from "./run/build.mjs"
import { ROOT } from "./run/root.mjs"

/** Calls that add something to a list of another package while their file is loaded. */
const ADDS = /\baddResources\(|^(addToHook|addLegacyCalls|addMailPart|provideBackOffice)\(/m

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8")

/** The patterns of a package's files with effects, without their asterisks: "/api/middlewares." */
const readDeclared = (folder: string): string[] => {
  const { sideEffects } = JSON.parse(read(`${folder}/package.json`))
  return (sideEffects || []).map((pattern: string) => pattern.replaceAll("*", ""))
}

it("declares each file that adds to another package's list when it is loaded, so that bundlers keep it", () => {
  const adding = serverPackages()
    .filter((folder) => folder.startsWith("plugins/"))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder, "src"), { recursive: true, encoding: "utf8" })
        .filter((file) => /(?<!\.test)\.ts$/.test(file))
        .map((file) => ({ folder, file: `${folder}/src/${file}` })),
    )
    .filter(({ file }) => ADDS.test(read(file)))
  expect(adding.length).toBeGreaterThan(15)
  const undeclared = adding.filter(({ folder, file }) => !readDeclared(folder).some((part) => file.includes(part)))
  expect(undeclared).toEqual([])
})
