import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MAX_IMAGES } from "../../../contract"
import { parsePictureUrl } from "../../../pictures/fetch-picture"
import type { ImportRow } from "../../../product-import"

/**
 * Source of an imported picture; `ref` is the text in the file. "kept": the product has it already. "copy": a picture
 * of this shop that belongs to another product or to none.
 */
export type PictureSource =
  | { from: "kept"; ref: string; id: string }
  | { from: "copy"; ref: string; file_id: string }
  | { from: "address"; ref: string }
  | { from: "file"; ref: string }

type OwnPicture = { id: string; product_id: string | null; url: string; file_id: string }

/** Pictures that rows may name: the shop's own by address, and the names of the files in the zip. */
export type KnownPictures = { own: Map<string, OwnPicture>; files: Set<string>; publicUrl: string }

/** Reads the shop's pictures that the rows name, by address; `file_id` is that of the widest rendition. */
export const readKnownPictures = async (
  db: Knex,
  rows: ImportRow[],
  files: string[],
  publicUrl: string,
): Promise<KnownPictures> => {
  const addresses = [
    ...new Set(rows.flatMap(({ pictures = [] }) => pictures.flatMap((ref) => [ref, toShopPath(ref, publicUrl)]))),
  ]
  const found = addresses.length
    ? await db.raw<{ rows: OwnPicture[] }>(
        `select
           picture.id,
           picture.product_id,
           rendition->>'url' as url,
           picture.renditions->-1->>'file_id' as file_id
         from picture
         cross join jsonb_array_elements(picture.renditions) as rendition
         where picture.deleted_at is null and rendition->>'url' = any(?)`,
        [addresses],
      )
    : { rows: [] }
  return { own: new Map(found.rows.map((row) => [row.url, row])), files: new Set(files), publicUrl }
}

const DUPLICATE_PICTURE = "A picture can be used once"

/** Returns the sources of a row's pictures, or the problem with them. */
export const planPictures = (
  { id, pictures = [] }: ImportRow,
  known: KnownPictures,
): { sources: PictureSource[] } | { problem: string } => {
  if (pictures.length > MAX_IMAGES) return { problem: `At most ${MAX_IMAGES} pictures` }
  if (new Set(pictures).size < pictures.length) return { problem: DUPLICATE_PICTURE }
  const sources: PictureSource[] = []
  const problems: string[] = []
  for (const ref of pictures) {
    const source = resolveSource(ref, id, known)
    if (typeof source === "string") problems.push(`${ref}: ${source}`)
    else sources.push(source)
  }
  if (problems.length) return { problem: problems.join("; ") }
  const used = sources.map((source) => (source.from === "kept" ? source.id : source.ref))
  return new Set(used).size < used.length ? { problem: DUPLICATE_PICTURE } : { sources }
}

const resolveSource = (ref: string, product_id: string | undefined, known: KnownPictures): PictureSource | string => {
  const path = toShopPath(ref, known.publicUrl)
  const own = known.own.get(ref) ?? known.own.get(path)
  if (own) {
    return own.product_id !== null && own.product_id === product_id
      ? { from: "kept", ref, id: own.id }
      : { from: "copy", ref, file_id: own.file_id }
  }
  if (path.startsWith("/")) return "There is no such picture in this shop"
  if (!/^[a-z][a-z\d+.-]*:/i.test(ref)) return findZipFile(ref, known.files)
  try {
    parsePictureUrl(ref)
    return { from: "address", ref }
  } catch (error) {
    return (error as Error).message
  }
}

/** Finds a file in the zip by its name; case may differ when only one file matches. */
const findZipFile = (ref: string, files: Set<string>): PictureSource | string => {
  if (files.has(ref)) return { from: "file", ref }
  const matches = [...files].filter((name) => name.toLowerCase() === ref.toLowerCase())
  if (matches.length > 1) return `The zip has ${matches.join(" and ")}. Write the name exactly as in the zip`
  return matches.length ? { from: "file", ref: matches[0] } : "There is no such file in the zip"
}

/** Returns the path of an address of this shop; other addresses stay as they are. */
const toShopPath = (ref: string, publicUrl: string) =>
  URL.canParse(ref) && new URL(ref).origin === new URL(publicUrl).origin ? new URL(ref).pathname : ref
