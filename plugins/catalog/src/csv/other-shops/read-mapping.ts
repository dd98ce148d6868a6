import { HttpError } from "@haat/sdk/server/http-error"
import { IMPORT_ERRORS } from "../../import-errors"
import { type Mapping, TARGETS, type Target } from "./targets"

const isTarget = (text: string): text is Target => TARGETS.includes(text as Target)

/**
 * Parses a mapping such as "handle,name,,about", in the order of the heading.
 * @throws HttpError 400 for an unknown target
 */
export const readMapping = (text: string, columns: number): Mapping => {
  const parts = text.split(",").map((part) => part.trim())
  const mapping = Array.from({ length: columns }, (_, at) => parts[at] || null)
  if (parts.length > columns || mapping.some((part) => part !== null && !isTarget(part)))
    throw new HttpError(IMPORT_ERRORS.csv_mapping, { targets: TARGETS.join(", ") })
  return mapping as Mapping
}

/** Returns a stored mapping without targets that no longer exist. */
export const knownMapping = (kept: (string | null)[]): Mapping =>
  kept.map((part) => (part !== null && isTarget(part) ? part : null))
