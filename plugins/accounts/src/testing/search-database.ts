import type { TestShop } from "@haat/testing"

type Table = { name: string; columns: string[] }

/** Every table of the database with its columns; views hold nothing. */
const tablesOf = ({ sql }: TestShop): Promise<Table[]> =>
  sql(`select t.table_name as name, array_agg(c.column_name::text) as columns
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`)

/**
 * Searches every column of every table for texts, whatever their case.
 * @returns "table: text" for each that is found
 */
export async function searchDatabase(haat: TestShop, texts: string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await tablesOf(haat)) {
    const columns = texts.map((_, at) => `bool_or(position(lower($${at + 1}) in whole) > 0) as "${at}"`)
    // offset 0: a row is written out once, and not for each of the texts
    const rows = `(select lower(t::text) as whole from "${name}" t offset 0) its`
    const [row] = await haat.sql(`select ${columns.join(", ")} from ${rows}`, texts)
    found.push(...texts.flatMap((text, at) => (row[at] ? [`${name}: ${text}`] : [])))
  }
  return found
}

/** A column that a person's particulars, or their account, may stand in. */
const PERSONAL = /^(customer_id|to|address|buyer|recipient)$|email|phone|first_name|last_name|address_1|contact/

/** Tables that have such a column. */
export const personalTables = async (haat: TestShop): Promise<string[]> =>
  (await tablesOf(haat)).filter(({ columns }) => columns.some((name) => PERSONAL.test(name))).map(({ name }) => name)
