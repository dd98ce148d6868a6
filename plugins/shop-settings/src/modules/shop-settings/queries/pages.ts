import { type Locale, localizedText } from "@haat/sdk/locale"
import type { Transaction } from "@haat/sdk/server/database"
import type { OwnersPage, PageName, SavePage } from "../../../contract/pages"
import type { ShopPage } from "../../../contract/shop-page"

type Row = { version: number; newest: number; saved_at: Date; text: string; text_hi: string }

/** Reads the newest or the given version of a page in this language; undefined when there is none. */
export async function readPage(
  db: Transaction,
  name: PageName,
  locale: Locale,
  version: number | undefined,
): Promise<ShopPage | undefined> {
  const { rows } = await db.raw<Row>(
    `select p.version, newest.version as newest, p.saved_at, p.text, p.text_hi
     from (select max(version) as version from shop_page where name = :name) newest
     join shop_page p on p.name = :name and p.version = coalesce(:version::integer, newest.version)`,
    { name, version: version ?? null },
  )
  const [row] = rows
  if (!row) return undefined
  const { text, text_hi, saved_at, ...versions } = row
  return { name, ...versions, saved_at: saved_at.toISOString(), ...localizedText(locale, text, text_hi) }
}

/** Reads all pages with their versions. */
export async function readPages(db: Transaction): Promise<OwnersPage[]> {
  const { rows } = await db.raw<OwnersPage>(
    `select distinct on (p.name) p.name as id, p.version, p.text, p.text_hi, p.saved_at, (
       select jsonb_agg(jsonb_build_object('version', every.version, 'saved_at', every.saved_at)
         order by every.version desc)
       from shop_page every where every.name = p.name) as versions
     from shop_page p order by p.name, p.version desc`,
  )
  return rows
}

/** Adds a version to a page. @returns false when the newest version is no longer the one that was read */
export async function addVersion(db: Transaction, name: PageName, page: SavePage): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into shop_page (name, version, text, text_hi)
     select :name, :version::integer + 1, :text, :text_hi
     where :version = (select max(version) from shop_page where name = :name)
     on conflict do nothing returning version`,
    { name, ...page },
  )
  return rows.length > 0
}
