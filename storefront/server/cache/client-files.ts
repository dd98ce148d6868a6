import { readdirSync, readFileSync, statSync } from "node:fs"
import { extname, join, relative, sep } from "node:path"
import { FILE_ROUTE } from "@haat/sdk/server/operations/requests"
import { StoredResponse } from "./stored-response.ts"

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

/** Files whose names contain a hash of their content, so that they never change. */
const HASHED = /(^|\/)assets\//
const IMMUTABLE = "public, max-age=31536000, immutable"
const SHORT = "public, max-age=300"

export type ClientFiles = { find: (url: string) => StoredResponse | undefined }

type Options = { folder: string; prefix?: string; headers: Record<string, string>; skip?: (path: string) => boolean }

/**
 * Reads the files of a build into memory. `prefix` comes before their paths, `headers` are added to each response. A
 * missing folder has no files. Source maps and files of unknown types are left out.
 */
export function clientFiles({ folder, prefix = "", headers, skip }: Options): ClientFiles {
  const responses = new Map<string, StoredResponse>()
  for (const file of listFiles(folder)) {
    const path = relative(folder, file).split(sep).join("/")
    const type = TYPES[extname(file)]
    if (!type || skip?.(path)) continue
    const caching = { "Cache-Control": HASHED.test(path) ? IMMUTABLE : SHORT, Vary: "Accept-Encoding" }
    const all = { ...headers, "Content-Type": type, ...caching }
    const response = new StoredResponse(200, all, readFileSync(file), { compressionLevel: "best", route: FILE_ROUTE })
    responses.set(`${prefix}/${path}`, response)
  }
  return {
    find(url) {
      const mark = url.indexOf("?")
      return responses.get(mark < 0 ? url : url.slice(0, mark))
    },
  }
}

function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
