import type { Permission } from "../contract"
import { isStorable } from "../dialect/text"

export type Methods = Partial<Record<"GET" | "POST" | "PUT" | "DELETE", Permission>>

/** Every route under /back-office and what each method takes. The guard refuses whatever is not here. */
export const ROUTE_PERMISSIONS: Record<string, Methods> = {
  "/me": { GET: "me.read" },
  "/routes": { GET: "routes.read" },
  "/overview": { GET: "overview.read" },
  "/overview/sales": { GET: "overview.read" },
  "/overview/todo": { GET: "overview.read" },
  "/products": { GET: "products.read", POST: "products.create" },
  "/products/:id": { GET: "products.read", PUT: "products.edit", DELETE: "products.delete" },
  "/products/ids": { GET: "products.read" },
  "/products/export": { GET: "products.read" },
  "/products/bulk": { POST: "products.edit" },
  "/products/bulk/preview": { POST: "products.edit" },
  "/products/bulk/:id/undo": { POST: "products.edit" },
  "/product-imports": { POST: "products.create" },
  "/product-imports/template": { GET: "products.read" },
  "/product-imports/:id": { GET: "products.create" },
  "/product-imports/:id/run": { POST: "products.create" },
  "/product-imports/:id/problems": { GET: "products.create" },
  "/pictures": { POST: "products.edit" },
  "/categories": { GET: "categories.read", POST: "categories.edit" },
  "/categories/:id": { GET: "categories.read", PUT: "categories.edit", DELETE: "categories.edit" },
  "/orders": { GET: "orders.read" },
  "/orders/export": { GET: "orders.export" },
  "/orders/:id": { GET: "orders.read" },
  "/orders/:id/packed": { POST: "orders.edit" },
  "/orders/:id/shipment": { POST: "orders.edit" },
  "/orders/:id/delivered": { POST: "orders.edit" },
  "/orders/:id/cash-collected": { POST: "orders.edit" },
  "/orders/:id/cancellation": { POST: "orders.cancel" },
  "/payments": { GET: "payments.read" },
  "/payments/:id": { GET: "payments.read" },
  "/reviews": { GET: "reviews.read" },
  "/reviews/:id": { GET: "reviews.read", PUT: "reviews.edit" },
  "/problem-reports": { GET: "problem-reports.read" },
  "/problem-reports/:id": { GET: "problem-reports.read", PUT: "problem-reports.edit" },
  "/banners": { GET: "customize.read", POST: "customize.edit" },
  "/banners/:id": { DELETE: "customize.edit" },
  "/main-products": { GET: "customize.read", PUT: "customize.edit" },
  "/faqs": { GET: "customize.read", POST: "customize.edit" },
  "/faqs/:id": { DELETE: "customize.edit" },
  "/customers": { GET: "customers.read" },
  "/customers/export": { GET: "customers.export" },
  "/customers/:id": { GET: "customers.read" },
  "/subscribers": { GET: "subscribers.read" },
  "/subscribers/:id": { GET: "subscribers.read" },
  "/subscribers/export": { GET: "subscribers.read" },
  "/legacy-calls": { GET: "old-api.read" },
  "/settings": { GET: "settings.read", PUT: "settings.edit" },
  "/staff": { GET: "staff.read" },
  "/staff/:id": { GET: "staff.read", PUT: "staff.edit", DELETE: "staff.edit" },
  "/staff/:id/second-factor": { DELETE: "staff.edit" },
  "/invitations": { GET: "staff.read", POST: "staff.edit" },
  "/invitations/:id": { DELETE: "staff.edit" },
  "/audit-log": { GET: "audit-log.read" },
  "/audit-log/filters": { GET: "audit-log.read" },
  "/audit-log/:id/parts": { GET: "audit-log.read" },
}

const paramsOf = (path: string) => path.split(":").length

const toPattern = (path: string, flags = "") => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, flags)

/** The most exact first: /products/bulk is no product. */
const PATTERNS = Object.entries(ROUTE_PERMISSIONS)
  .toSorted(([a], [b]) => paramsOf(a) - paramsOf(b))
  .map(([path, methods]) => ({ path, methods, exact: toPattern(path), asRouted: toPattern(path, "i") }))

/**
 * The line above that a path (below /back-office) belongs to; undefined when it is not there or cannot be read.
 * Express would run /customers/EXPORT as /customers/export, so such a path must not count as a customer's.
 */
export const findRoute = (path: string): { path: string; methods: Methods } | undefined => {
  const route = isReadable(path) ? PATTERNS.find(({ asRouted }) => asRouted.test(path)) : undefined
  return route?.exact.test(path) ? route : undefined
}

const isReadable = (path: string) => {
  try {
    return isStorable(decodeURIComponent(path))
  } catch {
    return false
  }
}
