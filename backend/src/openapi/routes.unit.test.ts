import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Permission } from "@haat/sdk/roles"
import { collectPermissions } from "@haat/sdk/server/back-office/permissions"
import type { StaffRoute } from "@haat/sdk/server/back-office/resource"
import { describe, expect, it } from "vitest"
import { OPEN_ROUTES } from "../../../plugins/legacy-api/src/testing/open-routes"
import { RESOURCES, ROUTES } from "./routes"

const PLUGINS = path.resolve(__dirname, "../../../plugins")

const read = (file: string) => readFileSync(file, "utf8")

/** Routes of the files under src/api of our plugins: "POST /store/cart/merge", and in which file. */
const HANDLERS = new Map(
  readdirSync(PLUGINS).flatMap((plugin) => {
    const api = path.join(PLUGINS, plugin, "src/api")
    const files = existsSync(api) ? readdirSync(api, { recursive: true, encoding: "utf8" }) : []
    return files
      .filter((file) => path.basename(file) === "route.ts")
      .flatMap((file) => {
        const address = `/${path.dirname(file)}`.replace(/\[(\w+)\]/g, ":$1")
        const methods = [...read(path.join(api, file)).matchAll(/^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)]
        return methods.map(([, method]): [string, string] => [`${method} ${address}`, path.join(api, file)])
      })
  }),
)
/** Those put in the place of Medusa's own Admin API, which describes them. */
const ADMIN = /^\w+ \/admin\//

/** Routes of resources of the back office, which bring their handlers. */
const RESOURCE_ROUTES = ROUTES.filter((route): route is StaffRoute => "handler" in route)

const PERMISSIONS = collectPermissions(RESOURCES)

const lineOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** Returns the kinds of the route-by-role test that a route description stands for. */
const kindsOf = ({ who, permission }: (typeof ROUTES)[number]) => {
  if (who === "everyone") return ["everyone", "signed"]
  if (who !== "administrator") return ["customer", "own"]
  const roles = permission ? PERMISSIONS[permission as Permission].length : 3
  return [["owners", "managers", "staff"][roles - 1]]
}

describe("the descriptions of routes", () => {
  it("are one for each handler, and a handler for each", () => {
    const described = ROUTES.map(lineOf)
    const answered = [...HANDLERS.keys(), ...RESOURCE_ROUTES.map(lineOf)].filter((line) => !ADMIN.test(line))
    expect(answered.length).toBeGreaterThan(100)
    expect(described.toSorted()).toEqual(answered.toSorted())
  })

  it("let in whom the test of every route names for them, one by one", () => {
    const others = ROUTES.filter((route) => !kindsOf(route).includes(OPEN_ROUTES[lineOf(route)]))
    expect(others.map(lineOf)).toEqual([])
  })

  it("have a handler that writes into the audit log for every change of the back office", () => {
    expect([...HANDLERS.keys()].filter((line) => / \/back-office\//.test(line))).toEqual([])
    const changes = RESOURCE_ROUTES.filter(({ method }) => method !== "GET")
    expect(changes.length).toBeGreaterThan(25)
    const unwritten = changes.filter(({ handler }) => !handler.isAudited).map(lineOf)
    expect(unwritten).toEqual([])
  })
})
