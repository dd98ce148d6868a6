import { readdirSync, readFileSync, statSync } from "node:fs"
import { extname, join, relative, sep } from "node:path"
import { Answer } from "./answer.ts"

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
}

/** A build carries its hash in the names of these, so they never change. */
const HASHED = /(^|\/)assets\//
const IMMUTABLE = "public, max-age=31536000, immutable"
const SHORT = "public, max-age=300"

export type ClientFiles = { find: (url: string) => Answer | undefined }

type Options = { folder: string; prefix?: string; headers: Record<string, string>; skip?: (path: string) => boolean }

/**
 * The files of a build, read once at the start and kept as finished answers. `prefix` stands before their paths,
 * `headers` go on each. A folder that is not there holds no files. Source maps and files of unknown kinds are left out.
 */
export function clientFiles({ folder, prefix = "", headers, skip }: Options): ClientFiles {
  const answers = new Map<string, Answer>()
  for (const file of filesIn(folder)) {
    const path = relative(folder, file).split(sep).join("/")
    const type = TYPES[extname(file)]
    if (!type || skip?.(path)) continue
    const caching = { "Cache-Control": HASHED.test(path) ? IMMUTABLE : SHORT, Vary: "Accept-Encoding" }
    answers.set(
      `${prefix}/${path}`,
      new Answer(200, { ...headers, "Content-Type": type, ...caching }, readFileSync(file)),
    )
  }
  return {
    find(url) {
      const mark = url.indexOf("?")
      return answers.get(mark < 0 ? url : url.slice(0, mark))
    },
  }
}

function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
