import { createHash, randomBytes } from "node:crypto"
import { MedusaService } from "@medusajs/framework/utils"
import { passwordMark } from "../../password-mark"
import { SECOND_FACTOR_MARK } from "../second-factors/mark"
import { CurrentMarks } from "./current-marks"
import { PasswordReset } from "./models/password-reset"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }

/** What the person's sessions are opened with; no second factor is null. */
type Marks = { password_mark: string; second_factor: string | null }
/** What a session says it was opened with. */
type SessionMarks = { password_mark?: unknown; second_factor?: unknown }

/** How long a link works. */
export const LINK_MINUTES = 60

export type OfferedReset = { actor_type: "customer" | "user"; token: string }
export type TakenReset = { auth_identity_id: string; token_hash: string; expires_at: Date }

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex")

const HOLDERS = `
  select 'customer' as actor_type, i.id
  from customer c join auth_identity i on i.app_metadata ->> 'customer_id' = c.id and i.deleted_at is null
  where c.email = :email and c.has_account and c.deleted_at is null
  union all
  select 'user', i.id
  from "user" u join auth_identity i on i.app_metadata ->> 'user_id' = u.id and i.deleted_at is null
  where lower(u.email) = :email and u.deleted_at is null`

/** Links that set a new password, and whether a session's password is still the person's. */
export class PasswordsService extends MedusaService({ PasswordReset }) {
  private readonly database: Database
  private readonly marks: CurrentMarks<Marks>

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.marks = new CurrentMarks((id) => this.readMarks(id))
  }

  /**
   * Makes a new token for each account of this e-mail address, which ends the ones before.
   * @param email in lower case
   */
  async offerReset(email: string): Promise<OfferedReset[]> {
    const { rows } = await this.database.raw<{ actor_type: OfferedReset["actor_type"]; id: string }>(HOLDERS, { email })
    const offered = rows.map(({ actor_type, id }) => ({ actor_type, id, token: randomBytes(32).toString("base64url") }))
    for (const { id, token } of offered) {
      await this.database.raw(
        `insert into password_reset (id, token_hash, expires_at)
         values (:id, :hash, now() + make_interval(mins => :minutes))
         on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
           created_at = now(), updated_at = now()`,
        { id, hash: hashOf(token), minutes: LINK_MINUTES },
      )
    }
    return offered.map(({ actor_type, token }) => ({ actor_type, token }))
  }

  /** Ends a token. Of two who come with it at once, one gets it; an expired or unknown one gives undefined. */
  async takeReset(token: string): Promise<TakenReset | undefined> {
    const { rows } = await this.database.raw<TakenReset>(
      `delete from password_reset where token_hash = :hash and expires_at > now()
       returning id as auth_identity_id, token_hash, expires_at`,
      { hash: hashOf(token) },
    )
    return rows[0]
  }

  /** Gives a token back that was taken for nothing, unless a newer one was asked for meanwhile. */
  async giveBackReset({ auth_identity_id, token_hash, expires_at }: TakenReset) {
    await this.database.raw(
      `insert into password_reset (id, token_hash, expires_at) values (:auth_identity_id, :token_hash, :expires_at)
       on conflict (id) do nothing`,
      { auth_identity_id, token_hash, expires_at },
    )
  }

  /** Whether a session was opened with the password and the second factor that the person has now; true to about a second. */
  async isCurrent(authIdentityId: string, { password_mark, second_factor = null }: SessionMarks): Promise<boolean> {
    const fits = async () => {
      const marks = await this.marks.of(authIdentityId)
      return marks !== undefined && marks.password_mark === password_mark && marks.second_factor === second_factor
    }
    if (await fits()) return true
    // What is remembered may be older than the session: another process has just opened it anew.
    this.marks.forget(authIdentityId)
    return fits()
  }

  /** Tells this process at once that the password or the second factor is another one now. */
  changed(authIdentityId: string) {
    this.marks.forget(authIdentityId)
  }

  private async readMarks(id: string): Promise<Marks | undefined> {
    const { rows } = await this.database.raw<{ hash: string | null; second_factor: string | null }>(
      `select p.provider_metadata ->> 'password' as hash, ${SECOND_FACTOR_MARK} as second_factor
       from provider_identity p left join second_factor f on f.id = p.auth_identity_id and f.deleted_at is null
       where p.auth_identity_id = :id and p.provider = 'username' and p.deleted_at is null`,
      { id },
    )
    const [{ hash, second_factor } = { hash: null, second_factor: null }] = rows
    return hash ? { password_mark: passwordMark(hash), second_factor } : undefined
  }
}
