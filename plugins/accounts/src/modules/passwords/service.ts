import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import type { Transaction } from "@haat/sdk/server/database"
import { MedusaService } from "@medusajs/framework/utils"
import { hashPassword, type PasswordOptions } from "../../password-hash"
import { passwordMark } from "../../password-mark"
import { CurrentMarks } from "./current-marks"
import { PasswordReset } from "./models/password-reset"
import { SignInCode } from "./models/sign-in-code"
import { findAccount, type NamedAccount } from "./queries/find-account"
import { findHolders, findReset, keepReset, readProofs, takeReset } from "./queries/resets"
import { countTry, deleteOldCodes, keepCode, takeCode } from "./queries/sign-in-codes"

/** Marks of the person's current credentials; `second_factor` is null without one. */
type Marks = { password_mark: string; second_factor: string | null }
/** Marks that a session was opened with. */
type SessionMarks = { password_mark?: unknown; second_factor?: unknown }

/** Validity of a link. */
const LINK_MINUTES = 60

/** Maximum attempts with a code: five guesses out of a million have no chance. */
const MAX_TRIES = 5

type OfferedReset = { actor_type: "customer" | "user"; token: string }

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex")

/**
 * Links that set a new password, codes that stand in for one, and whether a session's password is still the person's.
 */
export class PasswordsService extends MedusaService({ PasswordReset, SignInCode }) {
  private readonly database: Transaction
  private readonly marks: CurrentMarks<Marks>

  constructor(
    dependencies: { __pg_connection__: Transaction },
    private readonly options: PasswordOptions,
  ) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.marks = new CurrentMarks((id) => this.readMarks(id))
  }

  /** Hash of a password, as stored. */
  hash(password: string) {
    return hashPassword(password, this.options)
  }

  /**
   * Makes a new token for each account of this e-mail address, which ends the ones before.
   * @param email in lower case
   */
  async offerReset(email: string): Promise<OfferedReset[]> {
    const holders = await findHolders(this.database, email)
    const offered = holders.map((holder) => ({ ...holder, token: randomBytes(32).toString("base64url") }))
    for (const { id, token } of offered)
      await keepReset(this.database, { id, hash: hashOf(token), minutes: LINK_MINUTES })
    return offered.map(({ actor_type, token }) => ({ actor_type, token }))
  }

  /** The auth identity of a token; undefined for an expired or unknown one. */
  findReset(token: string): Promise<string | undefined> {
    return findReset(this.database, hashOf(token))
  }

  /** Ends a token, for one of two requests with it at once. @returns false for an expired or unknown token */
  takeReset(trx: Transaction, token: string): Promise<boolean> {
    return takeReset(trx, hashOf(token))
  }

  /** The account of a username, an e-mail address, or a phone number that no other account has. */
  find(name: string): Promise<NamedAccount | undefined> {
    return findAccount(this.database, name)
  }

  /** Keeps a new code, which ends the one before. @param mark what is kept of the code */
  async keepCode(id: string, mark: string, minutes: number) {
    await keepCode(this.database, { id, mark, minutes })
  }

  /** Whether this is the mark of the identity's code. It works once, and is not tried more than a few times. */
  async takeCode(id: string, mark: string): Promise<boolean> {
    const kept = await countTry(this.database, { id, most: MAX_TRIES })
    if (kept === undefined || kept.length !== mark.length) return false
    return timingSafeEqual(Buffer.from(kept), Buffer.from(mark)) && takeCode(this.database, { id, mark })
  }

  async deleteOldCodes() {
    await deleteOldCodes(this.database)
  }

  /**
   * Whether a session was opened with the password and the second factor that the person has now; true to about a
   * second.
   */
  async isCurrent(authIdentityId: string, { password_mark, second_factor = null }: SessionMarks): Promise<boolean> {
    const fits = async () => {
      const marks = await this.marks.of(authIdentityId)
      return marks !== undefined && marks.password_mark === password_mark && marks.second_factor === second_factor
    }
    if (await fits()) return true
    // the cached marks may be older than the session, which another process may just have opened
    this.marks.invalidate(authIdentityId)
    return fits()
  }

  /** Tells this process at once that the password or the second factor is another one now. */
  changed(authIdentityId: string) {
    this.marks.invalidate(authIdentityId)
  }

  private async readMarks(id: string): Promise<Marks | undefined> {
    const { hash, second_factor } = (await readProofs(this.database, id)) ?? { hash: null, second_factor: null }
    return hash ? { password_mark: passwordMark(hash), second_factor } : undefined
  }
}
