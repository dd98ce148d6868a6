import { createHash } from "node:crypto"
import type { Transaction } from "@haat/sdk/server/database"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { passwordMark } from "../../password-mark"
import { usernameKey } from "../../username-key"
import { KnownBrowser } from "./models/known-browser"
import { deleteOldestBrowsers, findBrowser, upsertBrowser } from "./queries/browsers"

type BrowserSignIn = { auth_identity_id: string; password_mark: string }

/** Maximum cookie lifetime in browsers. */
export const COOKIE_MAX_AGE_DAYS = 400
const MAX_BROWSERS = 20

const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url")

/** Browsers that each person has signed in with. */
export class KnownBrowsersService extends MedusaService({ KnownBrowser }) {
  private readonly database: Transaction

  constructor(dependencies: { __pg_connection__: Transaction }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** Returns the id of a browser that has signed in to this account with its current password. */
  async find(token: string, username: string): Promise<string | undefined> {
    const input = { username: usernameKey(username), hash: hashToken(token), days: COOKIE_MAX_AGE_DAYS }
    const rows = await findBrowser(this.database, input)
    return rows.find(({ hash, password_mark }) => hash && passwordMark(hash) === password_mark)?.id
  }

  /** Saves a browser after a sign-in. @returns whether it is new, or was last used with another password */
  async remember(token: string, { auth_identity_id, password_mark }: BrowserSignIn): Promise<boolean> {
    const id = generateEntityId(undefined, "browser")
    const before = await upsertBrowser(this.database, { id, hash: hashToken(token), auth_identity_id, password_mark })
    const isNew = before !== password_mark
    if (isNew) await deleteOldestBrowsers(this.database, { auth_identity_id, most: MAX_BROWSERS })
    return isNew
  }
}
