import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"
import { SHOP_PRODUCT_INDEX } from "../search-document"

/** Medusa keeps the table before a rebuilt one until the next rebuild, so a name this old is still there to be read. */
const FRESH_MS = 2_000

type IndexTable = {
  /** Columns: id, document, indexed (jsonb), search_vector. */
  table: string
  /** False until the Search Module has filled the first version. */
  live: boolean
  /** False while the Search Module fills a new version. */
  settled: boolean
}

let known: (IndexTable & { until: number }) | undefined

/** Where the Search Module keeps our index: the version that serves reads, or the first one while it is being filled. */
export const indexTable = async (db: Knex): Promise<IndexTable> => {
  if (known && known.until > Date.now()) return known
  const { rows } = await db.raw<{ rows: IndexTable[] }>(
    `select catalog.table_name as table, index.active_version is not null as live,
       version.version = max(version.version) over () and index.active_version is not null as settled
     from search_index index
     join search_index_version version on version.search_index_id = index.id and version.deleted_at is null
     join search_postgres_index catalog on catalog.name = version.physical_name
     where index.name = ? and index.deleted_at is null
     order by version.version = index.active_version desc nulls last, version.version desc limit 1`,
    [SHOP_PRODUCT_INDEX],
  )
  if (!rows.length) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The search index is missing: run the migrations")
  }
  known = { ...rows[0], until: Date.now() + FRESH_MS }
  return known
}
