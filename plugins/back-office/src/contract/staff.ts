import { SignUp } from "@haat/accounts/contract"
import { type Permission, ROLES, type Role } from "@haat/sdk/roles"
import { z } from "zod"

/** A member of staff. A user of Medusa may have no role yet. */
export type StaffMember = {
  id: string
  username: string
  name: string
  email: string
  role: Role | null
  /** must enter a code when they sign in */
  second_factor: boolean
  created_at: string
}

const role = z.enum(ROLES, `A role is ${ROLES.join(", ")}`)

export const ChangeRole = z.object({ role })
export type ChangeRole = z.infer<typeof ChangeRole>
export const NewInvitation = z.object({ email: SignUp.shape.email, role })
export type NewInvitation = z.infer<typeof NewInvitation>

/** An invitation that can be accepted until it expires. `invited_by` is a display name. */
export type Invitation = NewInvitation & { id: string; invited_by: string; expires_at: string; created_at: string }

/** Validity of an invitation. */
export const INVITATION_DAYS = 7

const token = z
  .string("This link is not complete")
  .min(20, "This link is not complete")
  .max(100, "This is no link of ours")
/** The token is the fragment of the link, which browsers do not send to servers. */
export const LookAtInvitation = z.object({ token })
export type LookAtInvitation = z.infer<typeof LookAtInvitation>
export const AcceptInvitation = SignUp.pick({
  username: true,
  password: true,
  first_name: true,
  last_name: true,
}).extend({
  token,
})
export type AcceptInvitation = z.infer<typeof AcceptInvitation>

/** Key of the module of staff, invitations and roles. */
export const STAFF = "staff"

/** The signed-in administrator's part in the shop. */
export type Me = {
  id: string
  role: Role
  /** None, while they have to set up a second factor first. */
  permissions: Permission[]
  must_enrol: boolean
  /** plugins that are switched off, whose screens and parts of screens rest */
  plugins_off: string[]
}

/** Sent with the error for a missing permission: the permission that the role lacks. */
export type LackingRole = { permission: Permission }
/** Sent with the error when a second factor must be set up first, under /auth/second-factor. */
export type MustEnrol = { second_factor: "required" }
