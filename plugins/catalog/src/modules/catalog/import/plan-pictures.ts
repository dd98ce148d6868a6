import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MAX_IMAGES } from "../../../contract"
import { toAddress } from "../../../pictures/fetch-picture"
import type { ImportRow } from "../../../product-import"

/**
 * The source of an imported picture; `ref` is the text of the file. "kept": the product has it already. "copy": a
 * picture of this shop with another owner.
 */
export type PictureSource =
  | { from: "kept"; ref: string; id: string }
  | { from: "copy"; ref: string; file_id: string }
  | { from: "address"; ref: string }
  | { from: "file"; ref: string }

type OwnPicture = { id: string; product_id: string | null; url: string; file_id: string }

/** Pictures that rows may name: the shop's own by address, and the files that were sent. */
export type KnownPictures = { own: Map<string, OwnPicture>; files: Set<string>; publicUrl: string }

/** The pictures of this shop that the rows name, by each address they have; `file_id` is of the widest. */
export const readKnownPictures = async (
  db: Knex,
  rows: ImportRow[],
  files: string[],
  publicUrl: string,
): Promise<KnownPictures> => {
  const wanted = [
    ...new Set(rows.flatMap(({ pictures = [] }) => pictures.flatMap((ref) => [ref, pathOf(ref, publicUrl)]))),
  ]
  const found = wanted.length
    ? await db.raw<{ rows: OwnPicture[] }>(
        `select p.id, p.product_id, r->>'url' as url, p.renditions->-1->>'file_id' as file_id
         from picture p, jsonb_array_elements(p.renditions) r where p.deleted_at is null and r->>'url' = any(?)`,
        [wanted],
      )
    : { rows: [] }
  return { own: new Map(found.rows.map((row) => [row.url, row])), files: new Set(files), publicUrl }
}

const USED_TWICE = "A picture can be used once"

/** Each picture of a row, or a sentence that says what is wrong with them. */
export const planPictures = (
  { id, pictures = [] }: ImportRow,
  known: KnownPictures,
): { sources: PictureSource[] } | { problem: string } => {
  if (pictures.length > MAX_IMAGES) return { problem: `At most ${MAX_IMAGES} pictures` }
  if (new Set(pictures).size < pictures.length) return { problem: USED_TWICE }
  const sources: PictureSource[] = []
  const problems: string[] = []
  for (const ref of pictures) {
    const source = sourceOf(ref, id, known)
    if (typeof source === "string") problems.push(`${ref}: ${source}`)
    else sources.push(source)
  }
  if (problems.length) return { problem: problems.join("; ") }
  const used = sources.map((source) => (source.from === "kept" ? source.id : source.ref))
  return new Set(used).size < used.length ? { problem: USED_TWICE } : { sources }
}

const sourceOf = (ref: string, product_id: string | undefined, known: KnownPictures): PictureSource | string => {
  const path = pathOf(ref, known.publicUrl)
  const own = known.own.get(ref) ?? known.own.get(path)
  if (own) {
    return own.product_id !== null && own.product_id === product_id
      ? { from: "kept", ref, id: own.id }
      : { from: "copy", ref, file_id: own.file_id }
  }
  if (path.startsWith("/")) return "There is no such picture in this shop"
  if (!/^[a-z][a-z\d+.-]*:/i.test(ref)) return fileOf(ref, known.files)
  try {
    toAddress(ref)
    return { from: "address", ref }
  } catch (error) {
    return (error as Error).message
  }
}

/** The file of this name, or the only one whose name differs in case alone. */
const fileOf = (ref: string, files: Set<string>): PictureSource | string => {
  if (files.has(ref)) return { from: "file", ref }
  const alike = [...files].filter((name) => name.toLowerCase() === ref.toLowerCase())
  if (alike.length > 1) return `The zip has ${alike.join(" and ")}. Write the name as that of the one that is meant`
  return alike.length ? { from: "file", ref: alike[0] } : "There is no such file in the zip"
}

/**
 * An address of this shop without its origin, which may have been another when the file was written; others as they
 * are.
 */
const pathOf = (ref: string, publicUrl: string) =>
  URL.canParse(ref) && new URL(ref).origin === new URL(publicUrl).origin ? new URL(ref).pathname : ref
