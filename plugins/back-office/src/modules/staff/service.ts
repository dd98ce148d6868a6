import { createHash, randomBytes } from "node:crypto"
import type { Role } from "@haat/sdk/roles"
import type { Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { INVITATION_DAYS, type Invitation, type NewInvitation } from "../../contract"
import { BACK_OFFICE_ERRORS } from "../../errors"
import { Staff } from "./models/staff"
import { StaffInvitation } from "./models/staff-invitation"
import {
  consumeInvitation,
  deleteInvitation,
  deleteRole,
  findInvitation,
  saveInvitation,
  writeRole,
} from "./queries/staff"

/** Error code of the trigger on the table, in migrations/. */
const NO_OWNER_LEFT = "HT001"

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex")

/** Staff of the shop and their roles. A database trigger prevents the last owner from leaving. */
export class StaffService extends MedusaService({ Staff, StaffInvitation }) {
  private readonly database: Transaction

  constructor(dependencies: { __pg_connection__: Transaction }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** Sets a user's role. @throws HttpError 409 last_owner */
  appoint(id: string, role: Role, trx: Transaction = this.database): Promise<void> {
    return this.keepingAnOwner(writeRole(trx, { id, role }))
  }

  /** Deletes a user's role. @throws HttpError 409 last_owner */
  dismiss(trx: Transaction, id: string): Promise<void> {
    return this.keepingAnOwner(deleteRole(trx, id))
  }

  /** Creates an invitation and replaces an earlier one to the same address. @returns it and the token of its link */
  async invite(
    trx: Transaction,
    { email, role }: NewInvitation,
    invited_by: string,
  ): Promise<{ invitation: Invitation; token: string }> {
    const token = randomBytes(32).toString("base64url")
    const id = generateEntityId(undefined, "staffinv")
    const kept = { id, email, role, invited_by, hash: hashOf(token), days: INVITATION_DAYS }
    return { invitation: await saveInvitation(trx, kept), token }
  }

  /** Deletes an invitation. @returns false when it does not exist */
  withdraw(id: string): Promise<boolean> {
    return deleteInvitation(this.database, id)
  }

  /** Returns the invitation of a valid link. */
  findInvitation(token: string): Promise<Invitation | undefined> {
    return findInvitation(this.database, hashOf(token))
  }

  /** Consumes an invitation by its link, once also under concurrent requests. */
  consumeInvitation(trx: Transaction, token: string): Promise<Invitation | undefined> {
    return consumeInvitation(trx, hashOf(token))
  }

  private async keepingAnOwner(change: Promise<void>): Promise<void> {
    try {
      await change
    } catch (error) {
      if ((error as { code?: unknown }).code !== NO_OWNER_LEFT) throw error
      throw new HttpError(BACK_OFFICE_ERRORS.last_owner)
    }
  }
}
