import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"
import { SHOP_PRODUCT_INDEX } from "../search-document"
import { keepOwnPins, OWN_PINS_VERSION } from "./own-pins"
import { keepOwnSynonyms, OWN_SYNONYMS_VERSION } from "./own-synonyms"

/**
 * Medusa keeps the table before a rebuilt one until the next rebuild, so a name this old is still there to be read. The
 * owner's search words and first products are no older, and the web tier's second comes on top: together they stay under the two of the shop.
 */
const FRESH_MS = 500

type IndexTable = {
  /** Columns: id, document, indexed (jsonb), search_vector. */
  table: string
  /** False until the Search Module has filled the first version. */
  live: boolean
  /** False while the Search Module fills a new version. */
  settled: boolean
}

const OUR_VERSIONS = `
  from search_index index
  join search_index_version version on version.search_index_id = index.id and version.deleted_at is null
  join search_postgres_index catalog on catalog.name = version.physical_name
  where index.name = :index and index.deleted_at is null`
const OUR_INDEX = { index: SHOP_PRODUCT_INDEX }

let known: (IndexTable & { until: number }) | undefined

/**
 * Where the Search Module keeps our index: the version that serves reads, or the first one while it is being filled. Who has
 * this searches with the owner's words and first products of the same moment: all are read in one statement.
 */
export const indexTable = async (db: Knex): Promise<IndexTable> => {
  if (known && known.until > Date.now()) return known
  const until = Date.now() + FRESH_MS
  const { rows } = await db.raw<{ rows: (IndexTable & { synonyms: string; pins: string })[] }>(
    `select catalog.table_name as table, index.active_version is not null as live,
       version.version = max(version.version) over () and index.active_version is not null as settled,
       ${OWN_SYNONYMS_VERSION} as synonyms, ${OWN_PINS_VERSION} as pins
     ${OUR_VERSIONS}
     order by version.version = index.active_version desc nulls last, version.version desc limit 1`,
    OUR_INDEX,
  )
  if (!rows.length) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The search index is missing: run the migrations")
  }
  const [{ synonyms, pins, ...table }] = rows
  await keepOwnSynonyms(db, synonyms)
  await keepOwnPins(db, pins)
  known = { ...table, until }
  return known
}

/** The table of the version that the Search Module fills, of which there is one at most. */
export const findTableBeingFilled = async (db: Knex): Promise<string | undefined> => {
  const { rows } = await db.raw<{ rows: { table_name: string }[] }>(
    `select catalog.table_name ${OUR_VERSIONS} and version.status = 'building' order by version.version desc limit 1`,
    OUR_INDEX,
  )
  return rows[0]?.table_name
}
