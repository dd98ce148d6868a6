import { describe, expect, it } from "vitest"
import { RESOURCES } from "../resources"
import { PERMISSIONS } from "../testing/declared-permissions"
import { permissionFor } from "./access"

describe("the permission an action takes", () => {
  it.each([
    ["list", "products", "products.read"],
    ["show", "customers", "customers.read"],
    ["create", "products", "products.create"],
    ["create", "categories", "categories.edit"],
    ["delete", "products", "products.delete"],
    ["delete", "offer-codes", "offers.edit"],
    ["export", "orders", "orders.export"],
    ["export", "payments", "payments.read"],
    ["export", "searches", "synonyms.read"],
    ["cancel", "orders", "orders.cancel"],
    ["list", "legacy-calls", "old-api.read"],
    ["list", "audit-log/1/parts", "audit-log.read"],
    ["edit", "payments", "payments.edit"],
  ])("to %s %s is %s", (action, resource, permission) => expect(permissionFor(action, resource)).toBe(permission))

  it("is its own for an action on a resource exactly where the server declares one", () => {
    const own = ["create", "delete", "export"].flatMap((action) =>
      RESOURCES.map(({ name }) => permissionFor(action, name)).filter((permission) =>
        permission.endsWith(`.${action}`),
      ),
    )
    const declared = Object.keys(PERMISSIONS).filter((permission) => /\.(create|delete|export)$/.test(permission))
    expect([...new Set(own)].sort()).toEqual(declared.sort())
  })
})
