import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import type { Transaction } from "@haat/sdk/server/database"
import { MedusaService } from "@medusajs/framework/utils"
import { hashPassword, type PasswordOptions } from "../../password-hash"
import { passwordMark } from "../../password-mark"
import { CredentialCache } from "./current-marks"
import { PasswordReset } from "./models/password-reset"
import { SignInCode } from "./models/sign-in-code"
import { findAccount, type NamedAccount } from "./queries/find-account"
import { consumeReset, findEmailAccounts, findReset, readCredentials, upsertPasswordReset } from "./queries/resets"
import { consumeCode, countCodeAttempt, deleteOldCodes, saveCode } from "./queries/sign-in-codes"

/** Marks of the person's current credentials; `second_factor` is null without one. */
type Marks = { password_mark: string; second_factor: string | null }
/** Marks that a session was opened with. */
type SessionMarks = { password_mark?: unknown; second_factor?: unknown }

/** Validity of a link. */
const LINK_MINUTES = 60

/** Maximum attempts with a six-digit code. */
const MAX_TRIES = 5

type PasswordResetToken = { actor_type: "customer" | "user"; token: string }

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex")

/**
 * Manages password reset tokens and sign-in codes, and checks whether a session's credentials are current.
 */
export class PasswordsService extends MedusaService({ PasswordReset, SignInCode }) {
  private readonly database: Transaction
  private readonly marks: CredentialCache<Marks>

  constructor(
    dependencies: { __pg_connection__: Transaction },
    private readonly options: PasswordOptions,
  ) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.marks = new CredentialCache((id) => this.readMarks(id))
  }

  /** Hash of a password, as stored. */
  hash(password: string) {
    return hashPassword(password, this.options)
  }

  /**
   * Creates a reset token for each account with this e-mail address and invalidates earlier ones.
   * @param email in lower case
   */
  async createResets(email: string): Promise<PasswordResetToken[]> {
    const holders = await findEmailAccounts(this.database, email)
    const offered = holders.map((holder) => ({ ...holder, token: randomBytes(32).toString("base64url") }))
    for (const { id, token } of offered)
      await upsertPasswordReset(this.database, { id, hash: hashToken(token), minutes: LINK_MINUTES })
    return offered.map(({ actor_type, token }) => ({ actor_type, token }))
  }

  /** Returns the auth identity of a token; undefined when it is expired or unknown. */
  findReset(token: string): Promise<string | undefined> {
    return findReset(this.database, hashToken(token))
  }

  /** Consumes a token once, also under concurrent requests. @returns false when it is expired or unknown */
  consumeReset(trx: Transaction, token: string): Promise<boolean> {
    return consumeReset(trx, hashToken(token))
  }

  /** Finds an account by username, e-mail address, or a phone number that only one account has. */
  find(name: string): Promise<NamedAccount | undefined> {
    return findAccount(this.database, name)
  }

  /** Stores a code and invalidates the earlier one. @param mark signature of the code */
  async saveCode(id: string, mark: string, minutes: number) {
    await saveCode(this.database, { id, mark, minutes })
  }

  /** Consumes the identity's code. @returns false for a wrong, used or expired code, or after five attempts */
  async consumeCode(id: string, mark: string): Promise<boolean> {
    const kept = await countCodeAttempt(this.database, { id, most: MAX_TRIES })
    if (kept === undefined || kept.length !== mark.length) return false
    return timingSafeEqual(Buffer.from(kept), Buffer.from(mark)) && consumeCode(this.database, { id, mark })
  }

  async deleteOldCodes() {
    await deleteOldCodes(this.database)
  }

  /**
   * Returns whether a session was opened with the person's current password and second factor. Credentials are cached
   * for a second.
   */
  async isCurrent(authIdentityId: string, { password_mark, second_factor = null }: SessionMarks): Promise<boolean> {
    const matchesCache = async () => {
      const marks = await this.marks.of(authIdentityId)
      return marks !== undefined && marks.password_mark === password_mark && marks.second_factor === second_factor
    }
    if (await matchesCache()) return true
    // the cached marks may be older than the session, which another process may just have opened
    this.marks.invalidate(authIdentityId)
    return matchesCache()
  }

  /** Invalidates the cached credentials of this process after a change of password or second factor. */
  changed(authIdentityId: string) {
    this.marks.invalidate(authIdentityId)
  }

  private async readMarks(id: string): Promise<Marks | undefined> {
    const { hash, second_factor } = (await readCredentials(this.database, id)) ?? { hash: null, second_factor: null }
    return hash ? { password_mark: passwordMark(hash), second_factor } : undefined
  }
}
