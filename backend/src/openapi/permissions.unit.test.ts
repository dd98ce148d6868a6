import type { Role } from "@haat/sdk/roles"
import { collectPermissions } from "@haat/sdk/server/back-office/permissions"
import { routesOf } from "@haat/sdk/server/back-office/resource"
import { describe, expect, it } from "vitest"
import { PERMISSIONS as DECLARED } from "../../../admin/src/testing/declared-permissions"
import { PLUGINS, readBuilt } from "../plugins"
import { RESOURCES } from "./routes"

const ROUTES = routesOf(RESOURCES)

const PERMISSIONS = collectPermissions(RESOURCES)

/** Permissions of optional plugins, whose roles are in the test of every route. */
const OPTIONAL = PLUGINS.filter(({ manifest }) => manifest.haat.optional)
  .flatMap((plugin) => Object.values(readBuilt(plugin, "permissions") ?? {}))
  .flatMap((permissions) => Object.keys(permissions as object))

const lackedBy = (role: Role) =>
  Object.entries(PERMISSIONS)
    .filter(([permission, roles]) => !roles.includes(role) && !OPTIONAL.includes(permission))
    .map(([permission]) => permission)
    .sort()

const OWNERS_ALONE = [
  "audit-log.read",
  "customers.delete",
  "plugins.edit",
  "plugins.read",
  "routes.read",
  "settings.edit",
  "settings.read",
  "staff.edit",
  "staff.read",
]

/** Permissions of managers that support lacks, repeated here so that a weakened permission table fails. */
const NOT_SUPPORT = [
  ...["products.create", "products.edit", "products.delete", "categories.edit", "synonyms.read", "synonyms.edit"],
  ...["offers.edit", "orders.export", "orders.cancel", "orders.refund", "customers.credit", "customers.export"],
  ...["payments.read", "tax-returns.read", "customize.read", "customize.edit"],
  ...["old-api.read", "old-api.edit"],
]

describe("roles", () => {
  it("keep settings, staff, the audit log and erasure to owners", () => {
    expect(lackedBy("owner")).toEqual([])
    expect(lackedBy("manager")).toEqual(OWNERS_ALONE)
  })

  it("keep money, goods, content and files of people from support", () => {
    expect(lackedBy("support")).toEqual([...OWNERS_ALONE, ...NOT_SUPPORT].sort())
  })
})

describe("permissions", () => {
  it("are declared by one resource each", () => {
    const declared = RESOURCES.flatMap(({ permissions }) => Object.keys(permissions ?? {}))
    expect(declared.toSorted()).toEqual([...new Set(declared)].sort())
  })

  it("are those in the plugins' own lists", () => {
    expect(DECLARED).toEqual(PERMISSIONS)
  })
})

describe("routes of the back office", () => {
  it("take permissions that a resource declares", () => {
    expect(
      ROUTES.filter(({ permission }) => !permission || !(permission in PERMISSIONS)).map(({ path }) => path),
    ).toEqual([])
  })

  it("take more than the permission to read for what changes something", () => {
    const changing = ROUTES.filter(({ method, audit }) => method !== "GET" && audit !== false)
    expect(changing.filter(({ permission }) => permission?.endsWith(".read")).map(({ path }) => path)).toEqual([])
  })

  it.each([
    ["POST /back-office/orders/:id/cancellation", "orders.cancel"],
    ["POST /back-office/orders/:id/refund", "orders.refund"],
    ["POST /back-office/returns/:id/refund", "orders.refund"],
    ["POST /back-office/customers/:id/credit", "customers.credit"],
    ["DELETE /back-office/customers/:id", "customers.delete"],
    ["GET /back-office/customers/export", "customers.export"],
    ["GET /back-office/orders/export", "orders.export"],
    ["PUT /back-office/settings", "settings.edit"],
    ["PUT /back-office/staff/:id", "staff.edit"],
  ])("%s takes %s", (route, permission) => {
    const { permission: taken } = ROUTES.find(({ method, path }) => route === `${method} ${path}`) ?? {}
    expect(taken).toBe(permission)
  })
})
