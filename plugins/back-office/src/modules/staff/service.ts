import { createHash, randomBytes } from "node:crypto"
import { HttpError } from "@haat/http/http-error"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { INVITATION_DAYS, type Invitation, type NewInvitation } from "../../contract"
import { BACK_OFFICE_ERRORS } from "../../errors"
import type { Role } from "../../permissions"
import { Staff } from "./models/staff"
import { StaffInvitation } from "./models/staff-invitation"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }

/** What the trigger on the table says, in migrations/. */
const NO_OWNER_LEFT = "HT001"
export type TakenInvitation = Invitation & { token_hash: string }

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex")
const INVITATION = "id, email, role, invited_by, expires_at, created_at"

/** Who keeps the shop, and in which role. The database itself refuses to be left without an owner. */
export class StaffService extends MedusaService({ Staff, StaffInvitation }) {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** Gives a user a role, or another one. @returns the role they had @throws HttpError 409 last_owner */
  async appoint(id: string, role: Role): Promise<Role | undefined> {
    const { rows } = await this.keepingAnOwner(
      this.database.raw<{ before: Role | null }>(
        `with before as (select role from staff where id = :id)
         insert into staff (id, role) values (:id, :role)
         on conflict (id) do update set role = excluded.role, updated_at = now()
         returning (select role from before) as before`,
        { id, role },
      ),
    )
    return rows[0]?.before ?? undefined
  }

  /** Takes a user's role away. @returns the role they had @throws HttpError 409 last_owner */
  async dismiss(id: string): Promise<Role | undefined> {
    const { rows } = await this.keepingAnOwner(
      this.database.raw<{ role: Role }>("delete from staff where id = :id returning role", { id }),
    )
    return rows[0]?.role
  }

  /** Keeps a place for somebody; an earlier invitation of the same address ends. @returns it and the token of its link */
  async invite({ email, role }: NewInvitation, invited_by: string): Promise<{ invitation: Invitation; token: string }> {
    const token = randomBytes(32).toString("base64url")
    const { rows } = await this.database.raw<Invitation>(
      `insert into staff_invitation (id, email, role, invited_by, token_hash, expires_at)
       values (:id, :email, :role, :invited_by, :hash, now() + make_interval(days => :days))
       on conflict (email) do update set id = excluded.id, role = excluded.role, invited_by = excluded.invited_by,
         token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now(), updated_at = now()
       returning ${INVITATION}`,
      {
        id: generateEntityId(undefined, "staffinv"),
        email,
        role,
        invited_by,
        hash: hashOf(token),
        days: INVITATION_DAYS,
      },
    )
    return { invitation: rows[0], token }
  }

  /** Ends an invitation. @returns whether there was one */
  async withdraw(id: string): Promise<boolean> {
    const { rows } = await this.database.raw("delete from staff_invitation where id = :id returning id", { id })
    return rows.length > 0
  }

  /** The invitation of a link that still works. */
  async findInvitation(token: string): Promise<Invitation | undefined> {
    const { rows } = await this.database.raw<Invitation>(
      `select ${INVITATION} from staff_invitation where token_hash = :hash and expires_at > now()`,
      { hash: hashOf(token) },
    )
    return rows[0]
  }

  /** Ends an invitation by its link. Of two who come with it at once, one gets it. */
  async takeInvitation(token: string): Promise<TakenInvitation | undefined> {
    const { rows } = await this.database.raw<TakenInvitation>(
      `delete from staff_invitation where token_hash = :hash and expires_at > now() returning ${INVITATION}, token_hash`,
      { hash: hashOf(token) },
    )
    return rows[0]
  }

  /** Gives an invitation back that was taken for nothing, unless there is a newer one. */
  async giveBackInvitation(taken: TakenInvitation) {
    await this.database.raw(
      `insert into staff_invitation (id, email, role, invited_by, token_hash, expires_at, created_at)
       values (:id, :email, :role, :invited_by, :token_hash, :expires_at, :created_at) on conflict do nothing`,
      taken,
    )
  }

  private async keepingAnOwner<T>(change: Promise<T>): Promise<T> {
    try {
      return await change
    } catch (error) {
      if ((error as { code?: unknown }).code !== NO_OWNER_LEFT) throw error
      throw new HttpError(BACK_OFFICE_ERRORS.last_owner)
    }
  }
}
