import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { shop } from "@haat/testing"
import { describe, expect, it } from "vitest"
import { OPEN_ROUTES } from "../../../plugins/legacy-api/src/testing/open-routes"

const haat = shop()

/** Calls of the first version, of which plugins bring some. */
const OLD_CALLS = Object.keys(OPEN_ROUTES).filter((route) => / \/api\/(?!openapi|docs|routes)/.test(route))

/** The path of a route as the document writes it. */
const documented = (route: string) => route.replace(/:(\w+)/g, "{$1}")

describe("GET /api/openapi.json", () => {
  it("is an OpenAPI 3.1 document of every old call and of the store routes of our plugins", async () => {
    const { status, body } = await haat.guest().get("/api/openapi.json")
    expect([status, body.openapi]).toEqual([200, "3.1.0"])
    const undescribed = OLD_CALLS.filter((call) => {
      const [method, at] = call.split(" ")
      return !body.paths[documented(at)]?.[method.toLowerCase()]
    })
    expect(undescribed).toEqual([])
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(["/api/user/login", "/store/checkout", "/auth/sign-in"]),
    )
    expect(body.paths["/api/product/update/{id}"].patch.requestBody.content).toHaveProperty("multipart/form-data")
    expect(body.paths["/api/order/place"].post.description).toContain("A cart can be ordered once")
  })

  it("has every store and auth route that one of our plugins answers", async () => {
    const plugins = path.resolve(__dirname, "../../../plugins")
    const files = readdirSync(plugins).flatMap((plugin) =>
      ["store", "auth"].flatMap((area) => {
        const folder = path.join(plugins, plugin, "src/api", area)
        const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : []
        return found.map((file) => `/${area}/${file}`)
      }),
    )
    const ours = files
      .filter((file) => path.basename(file) === "route.ts")
      .map((file) => path.dirname(file).replace(/\[(\w+)\]/g, ":$1"))
    expect(ours).toContain("/store/cart/lines/:product_id")
    const { body: document } = await haat.guest().get("/api/openapi.json")
    const routes: string[] = (await (await haat.admin()).get("/api/routes")).body
    const answered = routes.map((route) => route.split(" ")).filter(([, at]) => ours.includes(at))
    expect(new Set(answered.map(([, at]) => at))).toEqual(new Set(ours))
    const missing = answered.filter(([method, at]) => !document.paths[documented(at)]?.[method.toLowerCase()])
    expect(missing).toEqual([])
  })

  it("can be read at /api/docs, with scripts of this origin only", async () => {
    const page = await haat.guest().get("/api/docs")
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';")
    expect(page.body).not.toMatch(/<script>|onload=|style=/)
    for (const [, path] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await haat.guest().get(path)).status, path).toBe(200)
    }
  })
})
