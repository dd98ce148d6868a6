import { HttpError } from "@haat/http/http-error"
import { MedusaService } from "@medusajs/framework/utils"
import { ACCOUNT_ERRORS } from "../../errors"
import { newKey, newRecoveryCodes, recoveryHash, stepOf } from "./codes"
import { SECOND_FACTOR_MARK } from "./mark"
import { SecondFactor } from "./models/second-factor"
import { Seal } from "./seal"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }
type Options = { cookieSecret?: string }
type Kept = { sealed_key: string; recovery_hashes: string[]; mark: string | null }

/** The second factor of members of staff: an authenticator app and, for the day it is lost, recovery codes. */
export class SecondFactorsService extends MedusaService({ SecondFactor }) {
  private readonly database: Database
  private readonly seal: Seal

  constructor(dependencies: { __pg_connection__: Database }, options: Options = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    if (!options.cookieSecret) throw new Error("The second factor needs the option cookieSecret")
    this.seal = new Seal(options.cookieSecret, "second factor")
  }

  /** Whether it is switched on, and how many recovery codes are left. */
  async state(id: string): Promise<{ enabled: boolean; recovery_codes: number }> {
    const kept = await this.read(id)
    const enabled = Boolean(kept?.mark)
    return { enabled, recovery_codes: enabled ? (kept?.recovery_hashes.length ?? 0) : 0 }
  }

  /** Whether it is switched on, as the mark that a session needs. */
  async mark(id: string): Promise<string | undefined> {
    return (await this.read(id))?.mark ?? undefined
  }

  /** Makes a new key, which replaces one that was never confirmed. @throws HttpError 409 when it is switched on */
  async begin(id: string, user_id: string): Promise<string> {
    const key = newKey()
    const { rows } = await this.database.raw(
      `insert into second_factor (id, user_id, sealed_key) values (:id, :user_id, :sealed_key)
       on conflict (id) do update set sealed_key = excluded.sealed_key, user_id = excluded.user_id, updated_at = now()
       where second_factor.enabled_at is null returning id`,
      { id, user_id, sealed_key: this.seal.close(key, id) },
    )
    if (!rows.length) throw new HttpError(ACCOUNT_ERRORS.second_factor_is_on)
    return key
  }

  /** Switches it on with a code of the key that was made last. @returns the recovery codes, undefined for a wrong code */
  async enable(id: string, code: string): Promise<string[] | undefined> {
    const kept = await this.read(id)
    const step = kept && !kept.mark ? this.stepOf(id, kept, code) : undefined
    if (!kept || step === undefined) return undefined
    const codes = newRecoveryCodes()
    const { rows } = await this.database.raw(
      `update second_factor set enabled_at = now(), last_step = :step, recovery_hashes = :hashes, updated_at = now()
       where id = :id and enabled_at is null and sealed_key = :sealed_key returning id`,
      { id, step, hashes: codes.map((each) => recoveryHash(id, each)), sealed_key: kept.sealed_key },
    )
    return rows.length ? codes : undefined
  }

  /**
   * Uses a code of the app or a recovery code, which works once. Of two who come with it at once, one gets in.
   * @returns the mark that a session needs, undefined when the code is wrong or was used
   */
  async accept(id: string, code: string): Promise<string | undefined> {
    const kept = await this.read(id)
    if (!kept?.mark) return undefined
    const digits = code.replace(/\s/g, "")
    const { rows } = /^\d{6}$/.test(digits)
      ? await this.database.raw<{ mark: string }>(
          `update second_factor set last_step = :step, updated_at = now()
           where id = :id and enabled_at is not null and last_step < :step returning ${SECOND_FACTOR_MARK} as mark`,
          { id, step: this.stepOf(id, kept, digits) ?? -1 },
        )
      : await this.database.raw<{ mark: string }>(
          `update second_factor set recovery_hashes = array_remove(recovery_hashes, :hash), updated_at = now()
           where id = :id and enabled_at is not null and :hash = any(recovery_hashes) returning ${SECOND_FACTOR_MARK} as mark`,
          { id, hash: recoveryHash(id, code) },
        )
    return rows[0]?.mark
  }

  /** Switches it off. @returns the identities of this user that had one */
  async remove(user_id: string): Promise<string[]> {
    const { rows } = await this.database.raw<{ id: string; enabled_at: Date | null }>(
      "delete from second_factor where user_id = :user_id returning id, enabled_at",
      { user_id },
    )
    return rows.filter(({ enabled_at }) => enabled_at).map(({ id }) => id)
  }

  private stepOf(id: string, { sealed_key }: Kept, code: string) {
    const key = this.seal.open(sealed_key, id)
    return key === undefined ? undefined : stepOf(key, code)
  }

  private async read(id: string): Promise<Kept | undefined> {
    const { rows } = await this.database.raw<Kept>(
      `select sealed_key, recovery_hashes, ${SECOND_FACTOR_MARK} as mark from second_factor where id = :id and deleted_at is null`,
      { id },
    )
    return rows[0]
  }
}
