import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../root.mjs"
import { isPublic } from "./entry-points.mjs"

/** Folders whose code stands for that of plugins from elsewhere. */
const FOLDERS = ["examples", "scripts/run/new-plugin/template", "testing/contract"]
const IMPORT = /"@haat\/sdk\/([\w./-]+)"/g

/**
 * Finds imports of modules that the contract does not cover.
 * @param {Record<string, string>} sources by path @returns {string[]} sentences
 */
export const findInternalImports = (sources) =>
  Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(IMPORT)]
      .filter(([, module]) => module !== "package.json" && !isPublic(module))
      .map(
        ([, module]) =>
          `${file} imports @haat/sdk/${module}, which may change without notice: use what packages/sdk/api lists.`,
      ),
  )

const readSources = () =>
  Object.fromEntries(
    FOLDERS.flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules"))
        .map((file) => [`${folder}/${file}`, readFileSync(path.join(ROOT, folder, file), "utf8")]),
    ),
  )

/** Checks what a plugin is copied from. @returns {string[]} sentences */
export const checkInternalImports = () => findInternalImports(readSources())
