const PERSONAL = "personal"
/** The first part of the keys of the shop's own queries whose data is personal. */
const OWN = new Set<unknown>(["cart", "checkout", "orders", PERSONAL])

/** Makes the key of a query with data of the signed-in person, which the next person's sign-in removes. */
export const personalKey = <Parts extends unknown[]>(...parts: Parts) => [PERSONAL, ...parts] as const

/** Returns whether the data of the query with this key is that of one person. */
export const isPersonal = (key: readonly unknown[]) => OWN.has(key[0])
