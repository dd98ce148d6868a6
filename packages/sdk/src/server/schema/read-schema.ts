import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import type { SchemaObject } from "./declare"

const KINDS = new Set<unknown>(["view", "table", "routine", "index"])

const isDeclaration = (exported: unknown): exported is SchemaObject =>
  typeof exported === "object" &&
  exported !== null &&
  "sql" in exported &&
  "kind" in exported &&
  KINDS.has(exported.kind)

/** Reads the exports of the built files in a `schema/` folder: declarations, and lists of them. */
export function readSchema(folder: string): SchemaObject[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"))
  return files.flatMap((file) =>
    Object.values(require(path.join(folder, file)))
      .flat()
      .filter(isDeclaration),
  )
}
