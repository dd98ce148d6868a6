import { createHash } from "node:crypto"
import type { Transaction } from "@haat/sdk/server/database"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { passwordMark } from "../../password-mark"
import { usernameKey } from "../../username-key"
import { KnownBrowser } from "./models/known-browser"
import { deleteOldest, findBrowser, keepBrowser } from "./queries/browsers"

type Entered = { auth_identity_id: string; password_mark: string }

/** The longest that browsers keep a cookie. */
export const KEPT_DAYS = 400
const MAX_BROWSERS = 20

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url")

/** Browsers that each person has signed in with. */
export class KnownBrowsersService extends MedusaService({ KnownBrowser }) {
  private readonly database: Transaction

  constructor(dependencies: { __pg_connection__: Transaction }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** The id of a browser that has signed in as this username with the password it has now. */
  async find(token: string, username: string): Promise<string | undefined> {
    const input = { username: usernameKey(username), hash: hashOf(token), days: KEPT_DAYS }
    const rows = await findBrowser(this.database, input)
    return rows.find(({ hash, password_mark }) => hash && passwordMark(hash) === password_mark)?.id
  }

  /** @returns whether this browser was unknown, or known by another password */
  async remember(token: string, { auth_identity_id, password_mark }: Entered): Promise<boolean> {
    const id = generateEntityId(undefined, "browser")
    const before = await keepBrowser(this.database, { id, hash: hashOf(token), auth_identity_id, password_mark })
    const isNew = before !== password_mark
    if (isNew) await deleteOldest(this.database, { auth_identity_id, most: MAX_BROWSERS })
    return isNew
  }
}
