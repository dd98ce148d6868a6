import { describe, expect, it } from "vitest"
import { permissionFor } from "./access"

describe("the permission an action takes", () => {
  it.each([
    ["list", "products", "products.read"],
    ["show", "customers", "customers.read"],
    ["create", "products", "products.create"],
    ["create", "categories", "categories.edit"],
    ["delete", "products", "products.delete"],
    ["delete", "banners", "customize.edit"],
    ["export", "orders", "orders.export"],
    ["export", "subscribers", "subscribers.read"],
    ["export", "searches", "synonyms.read"],
    ["cancel", "orders", "orders.cancel"],
    ["list", "legacy-calls", "old-api.read"],
    ["list", "audit-log/1/parts", "audit-log.read"],
    ["edit", "payments", undefined],
  ])("to %s %s is %s", (action, resource, permission) => expect(permissionFor(action, resource)).toBe(permission))
})
