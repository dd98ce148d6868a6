import { createHash, randomBytes } from "node:crypto"
import { MedusaService } from "@medusajs/framework/utils"
import { passwordMark } from "../../password-mark"
import { CurrentMarks } from "./current-marks"
import { PasswordReset } from "./models/password-reset"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }

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
  private readonly marks: CurrentMarks

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.marks = new CurrentMarks((id) => this.readMark(id))
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

  /** Whether the password a session was opened with is the person's password; true to about a second. */
  async isCurrent(authIdentityId: string, mark: unknown): Promise<boolean> {
    return typeof mark === "string" && (await this.marks.of(authIdentityId)) === mark
  }

  /** Tells this process at once that the password is another one now. */
  changed(authIdentityId: string) {
    this.marks.forget(authIdentityId)
  }

  private async readMark(id: string) {
    const { rows } = await this.database.raw<{ hash: string | null }>(
      `select provider_metadata ->> 'password' as hash from provider_identity
       where auth_identity_id = :id and provider = 'username' and deleted_at is null`,
      { id },
    )
    return rows[0]?.hash ? passwordMark(rows[0].hash) : undefined
  }
}
