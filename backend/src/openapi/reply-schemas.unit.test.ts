import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { openApiDocument } from "@haat/sdk/server/openapi/document"
import { build } from "esbuild"
import { expect, it } from "vitest"
import { ROUTES } from "./routes"

const ROOT = path.resolve(__dirname, "../../..")
const PLUGINS = readdirSync(path.join(ROOT, "plugins"))
const FRONT_ENDS = [
  "storefront/app",
  "admin/src",
  ...PLUGINS.flatMap((name) => [`plugins/${name}/storefront`, `plugins/${name}/admin`]).filter((folder) =>
    existsSync(path.join(ROOT, folder)),
  ),
]

/** Lists what front ends import from contracts and the SDK, as `export { SignIn as _0 } from "@haat/…"`. */
function listImports(): string[] {
  const sources = FRONT_ENDS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
      .map((file) => readFileSync(path.join(ROOT, folder, file), "utf8")),
  )
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/^import \{([^}]*)\} from "(@haat\/[^"]+)"/gm)].flatMap(([, names, from]) =>
      (/^@haat\/sdk\/(storefront|admin)$/.test(from) ? "" : names)
        .split(",")
        .map((name) => name.trim().split(" as ")[0])
        .filter((name) => name && !name.startsWith("type "))
        .map((name) => JSON.stringify([name, from])),
    ),
  )
  return [...new Set(imported)].map((line, at) => {
    const [name, from] = JSON.parse(line)
    return `export { ${name} as _${at} } from "${from}"`
  })
}

/** Descriptions of fields in what the routes reply. Short ones, such as "Rupees", may stand elsewhere. */
function listDescriptions(value: unknown): string[] {
  if (!value || typeof value !== "object") return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "description" && typeof inner === "string" && inner.length > 20 ? [inner] : listDescriptions(inner),
  )
}

it("keeps the schemas of replies out of browsers", async () => {
  const contents = listImports().join("\n")
  expect(contents).toContain("SignIn")
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.join(ROOT, "storefront") },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    charset: "utf8",
    conditions: ["source"],
    external: ["zod"],
  })
  const operations = Object.values(openApiDocument(ROUTES, "").paths).flatMap((path) => Object.values(path))
  const contentOf = (operation: unknown) =>
    Object.values((operation as { responses: Record<string, { content?: unknown }> }).responses)[0].content
  const descriptions = listDescriptions(operations.map(contentOf)).filter((text) => !/["'`\\]/.test(text))
  expect(descriptions.length).toBeGreaterThan(50)
  expect(descriptions.filter((text) => outputFiles[0].text.includes(text))).toEqual([])
})
