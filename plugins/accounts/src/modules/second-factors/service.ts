import type { Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import { Seal } from "@haat/sdk/server/seal"
import { MedusaService } from "@medusajs/framework/utils"
import type { SecondFactorState } from "../../contract"
import { ACCOUNT_ERRORS } from "../../errors"
import { createRecoveryCodes, createTotpKey, hashRecoveryCode, validateTotp } from "./codes"
import { SecondFactor } from "./models/second-factor"
import {
  consumeRecoveryCode,
  consumeTotpStep,
  deleteFactors,
  enableFactor,
  readFactor,
  type StoredFactor,
  saveUnconfirmedKey,
} from "./queries/factors"

type Options = { cookieSecret?: string }

/** Manages the second factor of staff: an authenticator app, with recovery codes as a fallback. */
export class SecondFactorsService extends MedusaService({ SecondFactor }) {
  private readonly database: Transaction
  private readonly seal: Seal

  constructor(dependencies: { __pg_connection__: Transaction }, options: Options = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    if (!options.cookieSecret) throw new Error("The second factor needs the option cookieSecret")
    this.seal = new Seal(options.cookieSecret, "second factor")
  }

  /** Returns whether the second factor is on and how many recovery codes are left. */
  async state(id: string): Promise<SecondFactorState> {
    const kept = await this.read(id)
    const enabled = Boolean(kept?.mark)
    return { enabled, recovery_codes: enabled ? (kept?.recovery_hashes.length ?? 0) : 0 }
  }

  /** Returns the mark that a session needs; undefined while the second factor is off. */
  async mark(id: string): Promise<string | undefined> {
    return (await this.read(id))?.mark ?? undefined
  }

  /** Creates a key, replacing one that was never confirmed. @throws HttpError 409 when the factor is on */
  async begin(id: string, user_id: string): Promise<string> {
    const key = createTotpKey()
    const isKept = await saveUnconfirmedKey(this.database, { id, user_id, sealed_key: this.seal.close(key, id) })
    if (!isKept) throw new HttpError(ACCOUNT_ERRORS.second_factor_is_on)
    return key
  }

  /**
   * Switches the second factor on with a code of the newest key.
   * @returns the recovery codes, undefined for a wrong code
   */
  async enable(id: string, code: string): Promise<string[] | undefined> {
    const kept = await this.read(id)
    const step = kept && !kept.mark ? this.validateTotp(id, kept, code) : undefined
    if (!kept || step === undefined) return undefined
    const codes = createRecoveryCodes()
    const hashes = codes.map((each) => hashRecoveryCode(id, each))
    return (await enableFactor(this.database, { id, step, hashes, sealed_key: kept.sealed_key })) ? codes : undefined
  }

  /**
   * Consumes a code of the app or a recovery code once, also under concurrent requests.
   * @returns the mark that a session needs; undefined when the code is wrong or was used
   */
  async accept(id: string, code: string): Promise<string | undefined> {
    const kept = await this.read(id)
    if (!kept?.mark) return undefined
    const digits = code.replace(/\s/g, "")
    return /^\d{6}$/.test(digits)
      ? consumeTotpStep(this.database, { id, step: this.validateTotp(id, kept, digits) ?? -1 })
      : consumeRecoveryCode(this.database, { id, hash: hashRecoveryCode(id, code) })
  }

  /** Switches a user's second factor off. @returns the ids of the identities that had one */
  async remove(user_id: string): Promise<string[]> {
    const rows = await deleteFactors(this.database, user_id)
    return rows.filter(({ enabled_at }) => enabled_at).map(({ id }) => id)
  }

  private validateTotp(id: string, { sealed_key }: StoredFactor, code: string) {
    const key = this.seal.open(sealed_key, id)
    return key === undefined ? undefined : validateTotp(key, code)
  }

  private read(id: string): Promise<StoredFactor | undefined> {
    return readFactor(this.database, id)
  }
}
