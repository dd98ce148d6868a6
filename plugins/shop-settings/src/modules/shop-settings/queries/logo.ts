import type { Transaction } from "@haat/sdk/server/database"
import type { StoredLogo } from "../../../contract"

export async function readLogo(db: Transaction): Promise<StoredLogo | null> {
  return (await db.raw<{ logo: StoredLogo | null }>("select logo from shop_settings where id = 'shop'")).rows[0].logo
}

/** Stores a logo for documents permanently, since documents name it. @param id derived from the bytes */
export const keepLogo = (trx: Transaction, id: string, png: Buffer) =>
  trx.raw("insert into shop_logo (id, png) values (:id, :png) on conflict (id) do nothing", { id, png })

/** @returns the previous logo */
export async function writeLogo(trx: Transaction, logo: StoredLogo | null): Promise<StoredLogo | null> {
  const { rows } = await trx.raw<{ before: StoredLogo | null }>(
    `with was as (select logo from shop_settings where id = 'shop' for update)
     update shop_settings s set logo = :logo::jsonb, logo_changes = logo_changes + 1 from was
     where s.id = 'shop' returning was.logo as before`,
    { logo: logo && JSON.stringify(logo) },
  )
  return rows[0].before
}
