import { ROLES, type Role } from "@haat/sdk/roles"

/** Choices of roles; permissions.ts of each plugin grants their permissions. */
export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: roleKey(id) }))

export function roleKey(role: Role) {
  return `resources.staff.roles.${role}`
}

/** Message key of the description of a role. */
export const roleDescriptionKey = (role: Role) => `resources.staff.may.${role}`
