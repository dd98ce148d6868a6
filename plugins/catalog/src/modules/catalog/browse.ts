import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ListProducts } from "../../contract"
import { writeListStatement } from "./list-statement"
import { matchText } from "./match-text"
import { prepared } from "./prepared"

/**
 * The whole answer to a list as JSON text, in one statement over the index table: it is sent as it is, never parsed here.
 */
export const browse = async (db: Knex, table: string, query: ListProducts): Promise<string> => {
  const text = matchText(query.q)
  const { category, min_price, max_price, in_stock, sort, limit, page } = query
  const filters = {
    ...(category && { category }),
    ...(min_price !== undefined && { min_price }),
    ...(max_price !== undefined && { max_price }),
  }
  const shape = ["list", table, text?.words, ...Object.keys(filters), in_stock, sort].join()
  const [{ answer }] = await prepared<{ answer: string }>(
    db,
    shape,
    () => writeListStatement(query, text).replaceAll("??", `"${table}"`),
    { ...text?.bindings, ...filters, limit, offset: (page - 1) * limit, page },
  )
  return answer
}

/** One active product by id or handle as JSON text, or undefined. */
export const look = async (db: Knex, table: string, idOrHandle: string): Promise<string | undefined> => {
  const [found] = await prepared<{ answer: string }>(
    db,
    `look,${table}`,
    () => `
      select json_build_object('product', document->'card' || (document->'more'))::text as answer from "${table}"
      where (id = :key or indexed @> jsonb_build_object('handle', :key::text)) and indexed->>'active' = 'true'
      order by id = :key desc limit 1`,
    { key: idOrHandle },
  )
  return found?.answer
}
