import { afterEach, expect, it, vi } from "vitest"

const person = vi.hoisted(() => ({ known: vi.fn(), recent: vi.fn(), reset: vi.fn() }))
vi.mock("./person", () => ({ person }))
vi.mock("./me", () => ({ me: { reset: vi.fn() } }))

afterEach(() => {
  vi.resetModules()
  vi.restoreAllMocks()
})

/** Has a screen ask who is there. @returns where the page goes, or "stays" */
const checkAuthAs = async (who: { actor_type: string } | null) => {
  person.known.mockResolvedValue(who)
  person.recent.mockResolvedValue(who)
  const { authProvider } = await import("./auth-provider")
  return new Promise<string>((resolve) => {
    vi.spyOn(location, "replace").mockImplementation((path) => resolve(String(path)))
    authProvider.checkAuth({}).then(() => resolve("stays"))
  })
}

it.each([
  ["a guest", null, "/login"],
  ["a shopper", { actor_type: "customer" }, "/explore"],
  ["who works here", { actor_type: "user" }, "stays"],
])("whichever screen is opened, %s is led to where they belong", async (_, who, place) => {
  expect(await checkAuthAs(who)).toBe(place)
})
