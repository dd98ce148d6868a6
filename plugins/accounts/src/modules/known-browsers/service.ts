import { createHash } from "node:crypto"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { passwordMark } from "../../password-mark"
import { usernameKey } from "../../username-key"
import { KnownBrowser } from "./models/known-browser"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }
type Entered = { auth_identity_id: string; password_mark: string }

/** The longest that browsers keep a cookie. */
export const KEPT_DAYS = 400
const MAX_BROWSERS = 20

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url")

/** Which browsers somebody has signed in with. */
export class KnownBrowsersService extends MedusaService({ KnownBrowser }) {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** The id of a browser that has signed in as this username with the password it has now. */
  async find(token: string, username: string): Promise<string | undefined> {
    const { rows } = await this.database.raw<{ id: string; password_mark: string; hash: string | null }>(
      `select b.id, b.password_mark, p.provider_metadata ->> 'password' as hash
       from provider_identity p
       join known_browser b on b.auth_identity_id = p.auth_identity_id and b.deleted_at is null
       where p.entity_id = :username and p.provider = 'username' and p.deleted_at is null
         and b.token_hash = :hash and b.updated_at > now() - make_interval(days => :days)`,
      { username: usernameKey(username), hash: hashOf(token), days: KEPT_DAYS },
    )
    return rows.find(({ hash, password_mark }) => hash && passwordMark(hash) === password_mark)?.id
  }

  /** @returns whether this browser was unknown, or known by another password */
  async remember(token: string, { auth_identity_id, password_mark }: Entered): Promise<boolean> {
    const { rows } = await this.database.raw<{ before: string | null }>(
      `with before as (
         select password_mark from known_browser
         where auth_identity_id = :auth_identity_id and token_hash = :hash and deleted_at is null
       )
       insert into known_browser (id, token_hash, auth_identity_id, password_mark)
       values (:id, :hash, :auth_identity_id, :password_mark)
       on conflict (auth_identity_id, token_hash) where deleted_at is null
       do update set password_mark = excluded.password_mark, updated_at = now()
       returning (select password_mark from before) as before`,
      { id: generateEntityId(undefined, "browser"), hash: hashOf(token), auth_identity_id, password_mark },
    )
    const isNew = rows[0].before !== password_mark
    if (isNew) await this.forgetOldest(auth_identity_id)
    return isNew
  }

  private async forgetOldest(auth_identity_id: string) {
    await this.database.raw(
      `delete from known_browser where id in (
         select id from known_browser where auth_identity_id = :auth_identity_id order by updated_at desc offset :most
       )`,
      { auth_identity_id, most: MAX_BROWSERS },
    )
  }
}
