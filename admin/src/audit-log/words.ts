import type { AuditLogRow } from "@haat/back-office/contract"

/** What the resources are called in a sentence. */
const THINGS: Record<string, string> = {
  products: "product",
  categories: "category",
  orders: "order",
  reviews: "review of",
  "problem-reports": "problem report about",
  pictures: "pictures",
  banners: "banner",
  faqs: "question",
  "main-products": "main products",
  staff: "staff member",
  invitations: "invitation of",
  settings: "settings",
}
const DEEDS: Record<string, string> = {
  created: "added",
  changed: "changed",
  deleted: "deleted",
  packed: "packed",
  shipment: "shipped",
  delivered: "marked as delivered",
  "cash-collected": "collected the cash of",
  cancellation: "cancelled",
}

/** What is done to many at once, or read of many, has sentences of its own, by "resource action". */
const OF_MANY: Record<string, (subject: string) => string> = {
  "products bulk": (subject) => `changed many products (${subject})`,
  "products undo": (subject) => `took a change back (${subject})`,
  "products exported": () => "exported products",
  "orders exported": () => "exported orders",
  "orders listed": () => "read the list of all orders through the old calls",
  "customers exported": () => "exported customers",
  "customers listed": () => "read the list of all customers through the old calls",
  "subscribers exported": () => "exported newsletter subscribers",
  "staff second-factor": (subject) => `switched off two-step sign-in of ${subject}`,
  "product-imports run": (subject) => `imported ${subject}`,
}

export const thingOf = (resource: string) => THINGS[resource] ?? resource.replaceAll("-", " ")

/** "changed product Brass lota", "shipped order #12", "imported goods.csv". */
export const deedOf = ({ action, resource, subject }: AuditLogRow) => {
  const ofMany = OF_MANY[`${resource} ${action}`]
  if (ofMany) return ofMany(subject)
  const thing = [thingOf(resource), subject].filter(Boolean).join(" ")
  return DEEDS[action] ? `${DEEDS[action]} ${thing}` : `${thing}: ${action.replaceAll("-", " ")}`
}

/** A field as a person reads it. */
export const nameOf = (field: string) => field.replaceAll("_", " ").replaceAll(".", " · ")

/** A value as a person reads it; nothing there is a dash. */
export const readable = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "–"
  if (typeof value === "boolean") return value ? "Yes" : "No"
  if (Array.isArray(value)) return value.map(readable).join("\n") || "–"
  if (typeof value !== "object") return String(value)
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== "")
    .map(([name, part]) => `${name.replaceAll("_", " ")}: ${readable(part)}`)
    .join(", ")
}
