import type { Transaction } from "@haat/sdk/server/database"
import type { HomePage, SaveHomePage } from "../../../contract"

/** Reads the owner's arrangement of the home page; of version 0 and without sections until one was saved. */
export async function readHomePage(db: Transaction): Promise<HomePage> {
  const { rows } = await db.raw<HomePage>("select id, version, sections from home_page where id = 'home'")
  return rows[0] ?? { id: "home", version: 0, sections: [] }
}

/** Writes the arrangement if it is still of this version. @returns whether it was */
export async function writeHomePage(db: Transaction, { version, sections }: SaveHomePage): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into home_page (id, version, sections)
     select 'home', 1, cast(:sections as jsonb) where :version = 0 or exists (select 1 from home_page)
     on conflict (id) do update set version = home_page.version + 1, sections = excluded.sections, updated_at = now()
     where home_page.version = :version
     returning id`,
    { version, sections: JSON.stringify(sections) },
  )
  return rows.length > 0
}
