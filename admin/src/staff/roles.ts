import { ROLES, type Role } from "@haat/sdk/roles"

/** Roles as choices of an input; permissions.ts of each plugin decides what each may. */
export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: roleKey(id) }))

export function roleKey(role: Role) {
  return `resources.staff.roles.${role}`
}

/** The key of what a role may do, for people. */
export const roleDescriptionKey = (role: Role) => `resources.staff.may.${role}`
