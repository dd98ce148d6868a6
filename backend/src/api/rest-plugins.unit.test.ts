import { expect, it } from "vitest"
import { PLUGINS } from "../plugins"
import { listOwnRoutes, pathPattern } from "./rest-plugins"

const OPTIONAL = PLUGINS.filter(({ manifest }) => manifest.haat.optional).map(({ name }) => name)

it("matches addresses as Express does, in any case and with a slash at the end", () => {
  const pattern = pathPattern("/store/lamps/:id/shades")
  for (const path of ["/store/lamps/1/shades", "/Store/Lamps/a%20b/shades/"]) expect(path).toMatch(pattern)
  for (const path of ["/store/lamps/1", "/store/lamps/1/2/shades", "/x/store/lamps/1/shades"])
    expect(path).not.toMatch(pattern)
  expect("/api/lamps.json").toMatch(pathPattern("/api/lamps.json"))
  expect("/api/lampsxjson").not.toMatch(pathPattern("/api/lamps.json"))
})

it.runIf(OPTIONAL.length)(
  "lists the routes of optional plugins for shoppers and staff, and their old calls, and no others",
  () => {
    const routes = listOwnRoutes(PLUGINS)
    // a plugin may have none
    const named = [...new Set(routes.map(({ plugin }) => plugin))]
    expect(named.length).toBeGreaterThan(0)
    expect(OPTIONAL).toEqual(expect.arrayContaining(named))
    const areas = new Set(routes.map(({ pattern }) => pattern.source.split("\\/")[1]))
    expect([...areas].sort()).toEqual(["api", "back-office", "store"])
  },
)
