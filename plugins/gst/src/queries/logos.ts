import type { Transaction } from "@haat/sdk/server/database"

/** The logo that documents are issued with now; undefined where the shop has none. */
export async function readCurrentLogo(trx: Transaction): Promise<string | undefined> {
  return (await trx.raw<{ id: string }>("select id from document_logo where is_current")).rows[0]?.id
}

/** Logos by id, with their size in pixels. */
export type Logos = Record<string, { dataUrl: string; width: number; height: number }>

/** The logos that documents name. */
export async function readLogos(db: Transaction, documents: { logo?: string }[]): Promise<Logos> {
  const ids = [...new Set(documents.flatMap(({ logo }) => logo ?? []))]
  if (!ids.length) return {}
  const { rows } = await db.raw<{ id: string; png: Buffer }>(
    "select id, png from document_logo where id = any(:ids::text[])",
    { ids },
  )
  return Object.fromEntries(rows.map(({ id, png }) => [id, logoOf(png)]))
}

/** The size is in the first chunk of every PNG. */
const logoOf = (png: Buffer): Logos[string] => ({
  dataUrl: `data:image/png;base64,${png.toString("base64")}`,
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
})
