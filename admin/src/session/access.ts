import { PERMISSIONS, type Permission } from "./permissions"

/** Resources whose permissions have another noun in their name. */
const NOUNS: Record<string, string> = {
  banners: "customize",
  complaints: "problem-reports",
  faqs: "customize",
  "main-products": "customize",
  invitations: "staff",
  "legacy-calls": "old-api",
  "offer-codes": "offers",
  pages: "customize",
  searches: "synonyms",
  "search-pins": "synonyms",
}

/** What react-admin's actions are called in permissions; of several names the first that the noun has. */
const NAMES: Record<string, string[]> = {
  list: ["read"],
  show: ["read"],
  create: ["create", "edit"],
  delete: ["delete", "edit"],
  export: ["export", "read"],
}

/** The permission that an action on a resource takes; none for what nobody may. */
export const permissionFor = (action: string, resource: string): Permission | undefined => {
  // What belongs to one record is a resource to react-admin: audit-log/{id}/parts
  const [name] = resource.split("/")
  return (NAMES[action] ?? [action])
    .map((verb) => `${NOUNS[name] ?? name}.${verb}` as Permission)
    .find((permission) => permission in PERMISSIONS)
}
