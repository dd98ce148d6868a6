import type { Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import { MedusaService } from "@medusajs/framework/utils"
import type { SecondFactorState } from "../../contract"
import { ACCOUNT_ERRORS } from "../../errors"
import { newKey, newRecoveryCodes, recoveryHash, stepOf } from "./codes"
import { SecondFactor } from "./models/second-factor"
import {
  deleteFactors,
  enableFactor,
  type KeptFactor,
  keepKey,
  readFactor,
  useRecoveryCode,
  useStep,
} from "./queries/factors"
import { Seal } from "./seal"

type Options = { cookieSecret?: string }

/** The second factor of members of staff: an authenticator app and, for the day it is lost, recovery codes. */
export class SecondFactorsService extends MedusaService({ SecondFactor }) {
  private readonly database: Transaction
  private readonly seal: Seal

  constructor(dependencies: { __pg_connection__: Transaction }, options: Options = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    if (!options.cookieSecret) throw new Error("The second factor needs the option cookieSecret")
    this.seal = new Seal(options.cookieSecret, "second factor")
  }

  /** Whether it is switched on, and how many recovery codes are left. */
  async state(id: string): Promise<SecondFactorState> {
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
    const isKept = await keepKey(this.database, { id, user_id, sealed_key: this.seal.close(key, id) })
    if (!isKept) throw new HttpError(ACCOUNT_ERRORS.second_factor_is_on)
    return key
  }

  /**
   * Switches it on with a code of the key that was made last.
   * @returns the recovery codes, undefined for a wrong code
   */
  async enable(id: string, code: string): Promise<string[] | undefined> {
    const kept = await this.read(id)
    const step = kept && !kept.mark ? this.stepOf(id, kept, code) : undefined
    if (!kept || step === undefined) return undefined
    const codes = newRecoveryCodes()
    const hashes = codes.map((each) => recoveryHash(id, each))
    return (await enableFactor(this.database, { id, step, hashes, sealed_key: kept.sealed_key })) ? codes : undefined
  }

  /**
   * Uses a code of the app or a recovery code, which works once. Of two who come with it at once, one gets in.
   * @returns the mark that a session needs, undefined when the code is wrong or was used
   */
  async accept(id: string, code: string): Promise<string | undefined> {
    const kept = await this.read(id)
    if (!kept?.mark) return undefined
    const digits = code.replace(/\s/g, "")
    return /^\d{6}$/.test(digits)
      ? useStep(this.database, { id, step: this.stepOf(id, kept, digits) ?? -1 })
      : useRecoveryCode(this.database, { id, hash: recoveryHash(id, code) })
  }

  /** Switches it off. @returns the identities of this user that had one */
  async remove(user_id: string): Promise<string[]> {
    const rows = await deleteFactors(this.database, user_id)
    return rows.filter(({ enabled_at }) => enabled_at).map(({ id }) => id)
  }

  private stepOf(id: string, { sealed_key }: KeptFactor, code: string) {
    const key = this.seal.open(sealed_key, id)
    return key === undefined ? undefined : stepOf(key, code)
  }

  private read(id: string): Promise<KeptFactor | undefined> {
    return readFactor(this.database, id)
  }
}
