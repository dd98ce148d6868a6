import { readFileSync } from "node:fs"
import path from "node:path"
import { providerFolder } from "./pack-providers.ts"

/** The block of TypeScript with these words in the README of a provider. @throws when there is not exactly one */
export function readmeBlock(provider: string, words: string): string {
  const readme = readFileSync(path.join(providerFolder(provider), "README.md"), "utf8")
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code)
  const found = blocks.filter((code) => code.includes(words))
  if (found.length !== 1) throw new Error(`${provider}: ${found.length} blocks of the README have "${words}"`)
  return found[0]
}

/** Returns the example of `modules` for medusa-config.ts from the README. */
export function readmeModules(provider: string): string {
  const [, modules] = /^modules: \[\n(.*)^\],\n$/ms.exec(readmeBlock(provider, "modules: [")) ?? []
  if (!modules) throw new Error(`${provider}: the README has no lines for modules`)
  return modules
}
