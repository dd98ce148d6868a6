/** Roles of staff, and the lists of roles that permissions name. */

export const ROLES = ["owner", "manager", "support"] as const
export type Role = (typeof ROLES)[number]

export const EVERYONE: readonly Role[] = ROLES
export const MANAGERS: readonly Role[] = ["owner", "manager"]
export const OWNERS: readonly Role[] = ["owner"]

/** Something that can be done in the back office, as resource.action: "products.edit". */
export type Permission = `${string}.${string}`

/** Roles that have each permission. */
export type Permissions = Readonly<Record<Permission, readonly Role[]>>
