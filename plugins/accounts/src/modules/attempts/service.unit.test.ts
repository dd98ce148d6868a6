import { expect, it, vi } from "vitest"
import AttemptsService from "./service"

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const newcomer = (index: number) => ({ username: `person${index}`, email: `person${index}@example.com` })

it("lets a username be tried ten times from one network, and then makes that network wait", async () => {
  const attempts = new AttemptsService({})
  const waits = await times(14, (index) => attempts.signIn("asha", `10.0.0.${index}`))
  expect(waits).toEqual([...Array(10).fill(0), ...Array(4).fill(120)])
  expect(await attempts.signIn("ASHA", "10.0.0.99")).toBeGreaterThan(0)
  expect(await attempts.signIn("asha", "10.0.1.1")).toBe(0)
  expect(await attempts.signIn("ravi", "10.0.0.1")).toBe(0)
})

it("doubles the wait with each wrong password, up to an hour; asking meanwhile adds nothing", async () => {
  vi.useFakeTimers()
  try {
    const attempts = new AttemptsService({}, { rateLimitFactor: 100 })
    await times(10, () => attempts.signIn("asha", "10.0.0.1"))
    const minutes: number[] = []
    for (let round = 0; round < 7; round++) {
      const [wait, ...again] = await times(5, () => attempts.signIn("asha", "10.0.0.1"))
      expect(again).toEqual(Array(4).fill(wait))
      minutes.push(wait / 60)
      await vi.advanceTimersByTimeAsync(wait * 1000)
      expect(await attempts.signIn("asha", "10.0.0.1")).toBe(0)
    }
    expect(minutes).toEqual([2, 4, 8, 16, 32, 60, 60])
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
    expect(await times(10, () => attempts.signIn("asha", "10.0.0.1"))).toEqual(Array(10).fill(0))
  } finally {
    vi.useRealTimers()
  }
})

it("limits guesses at one username from many networks; rejected ones do not count for the network", async () => {
  vi.useFakeTimers()
  try {
    const attempts = new AttemptsService({})
    const waits = await times(130, (index) => attempts.signIn("asha", `10.0.${index}.1`))
    expect(waits).toEqual([...Array(100).fill(0), ...Array(30).fill(60)])
    const home = await times(20, () => attempts.signIn("asha", "10.9.9.9"))
    expect(home).toEqual(Array(20).fill(60))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await attempts.signIn("asha", "10.9.9.9")).toBe(0)
    expect(await attempts.signIn("asha", "10.8.8.8")).toBe(120)
  } finally {
    vi.useRealTimers()
  }
})

it("keeps a separate, limited allowance for a known browser", async () => {
  const attempts = new AttemptsService({})
  await times(70, (index) => attempts.signIn("asha", index < 20 ? "10.0.0.1" : `10.1.${index}.1`))
  await times(60, (index) => attempts.signIn(`person${index}`, "10.0.0.1"))
  await times(60, (index) => attempts.signIn("asha", `10.2.${index}.1`))
  const known = await times(12, () => attempts.signIn("asha", "10.0.0.1", "browser_1"))
  expect(known).toEqual([...Array(10).fill(0), 120, 120])
  expect(await attempts.signIn("asha", "10.0.0.1", "browser_2")).toBe(0)
  await attempts.clear("asha", "10.0.0.1", "browser_1")
  expect(await attempts.signIn("asha", "10.0.0.1", "browser_1")).toBe(0)
})

it("forgives earlier mistakes of this network once the person has proved who they are, and no others'", async () => {
  const attempts = new AttemptsService({})
  await times(9, () => attempts.signIn("asha", "10.0.0.1"))
  await times(10, () => attempts.signIn("asha", "10.7.0.1"))
  await attempts.clear("Asha", "10.0.0.1")
  expect(await times(10, () => attempts.signIn("asha", "10.0.0.1"))).toEqual(Array(10).fill(0))
  expect(await attempts.signIn("asha", "10.7.0.1")).toBeGreaterThan(0)
})

it("starts anew with a new password", async () => {
  const attempts = new AttemptsService({})
  await times(120, (index) => attempts.signIn("asha", `10.0.${index}.1`))
  await times(11, () => attempts.signIn("asha", "10.9.0.1"))
  await attempts.passwordChanged("asha", "10.9.0.1")
  expect(await times(10, () => attempts.signIn("asha", "10.9.0.1"))).toEqual(Array(10).fill(0))
})

it("lets one address sign in 60 times and sign up 30 times", async () => {
  const attempts = new AttemptsService({})
  const signIns = await times(61, (index) => attempts.signIn(`person${index}`, "10.0.0.1"))
  expect(signIns.filter((wait) => wait === 0)).toHaveLength(60)
  const signUps = await times(31, (index) => attempts.signUp("10.0.0.1", newcomer(index)))
  expect(signUps.filter((wait) => wait === 0)).toHaveLength(30)
  expect(await attempts.signUp("10.0.0.2", newcomer(31))).toBe(0)
})

it("does not count a rejected address against the account it asked for", async () => {
  const attempts = new AttemptsService({})
  await times(60, (index) => attempts.signIn(`person${index}`, "10.0.0.1"))
  await times(20, () => attempts.signIn("asha", "10.0.0.1"))
  expect(await attempts.signIn("asha", "10.0.0.2")).toBe(0)
})

it("multiplies the limits of an address by the factor, never those of an account", async () => {
  const attempts = new AttemptsService({}, { rateLimitFactor: 2 })
  const signIns = await times(121, (index) => attempts.signIn(`person${index}`, "10.0.0.1"))
  expect(signIns.filter((wait) => wait === 0)).toHaveLength(120)
  const tries = await times(11, () => attempts.signIn("asha", "10.0.1.1"))
  expect(tries.filter((wait) => wait === 0)).toHaveLength(10)
})

it("lets one address ask for 30 links and send 10 messages in an hour", async () => {
  const attempts = new AttemptsService({})
  const links = await times(31, (index) => attempts.forgot(`person${index}@example.com`, "10.0.0.1"))
  expect(links.filter((wait) => wait === 0)).toHaveLength(30)
  const messages = await times(11, (index) => attempts.contact("10.0.0.1", `person${index}@example.com`))
  expect(messages.filter((wait) => wait === 0)).toHaveLength(10)
  expect(await attempts.contact("10.0.0.2", "asha@example.com")).toBe(0)
})

it("lets one account be sent five links in an hour, whoever asks", async () => {
  const attempts = new AttemptsService({}, { rateLimitFactor: 100 })
  const links = await times(8, (index) => attempts.forgot("asha@example.com", `10.0.0.${index}`))
  expect(links.filter((wait) => wait === 0)).toHaveLength(5)
})

it("lets one address subscribe 20 times in an hour", async () => {
  const attempts = new AttemptsService({})
  const waits = await times(21, (index) => attempts.subscribe("10.0.0.1", `person${index}@example.com`))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  expect(await attempts.subscribe("10.0.0.2", "asha@example.com")).toBe(0)
})

it("lets one address report 20 problems in an hour", async () => {
  const attempts = new AttemptsService({})
  const waits = await times(21, () => attempts.report("10.0.0.1", null))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  expect(await attempts.report("10.0.0.2", null)).toBe(0)
})

it("lets one address have 300 searches and clicks counted in a quarter of an hour", async () => {
  const attempts = new AttemptsService({})
  const waits = await times(301, () => attempts.search("10.0.0.1"))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(300)
  expect(await attempts.search("10.0.0.2")).toBe(0)
})

it("lets one address ask 600 times what a parcel costs in a quarter of an hour", async () => {
  const attempts = new AttemptsService({})
  const waits = await times(601, () => attempts.charges("10.0.0.1", null))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(600)
  expect(await attempts.charges("10.0.0.2", null)).toBe(0)
})

it.each<[what: string, limit: number, one: (attempts: AttemptsService, address: string) => Promise<number>]>([
  [
    "sign-ups of one username",
    30,
    (attempts, at) => attempts.signUp(at, { username: "Asha", email: `${at}@example.com` }),
  ],
  ["sign-ups of one e-mail", 30, (attempts, at) => attempts.signUp(at, { username: at, email: "asha@example.com" })],
  ["uses of one mailed link", 20, (attempts, at) => attempts.reset(at, "a-token-of-a-mailed-link")],
  ["messages under one e-mail", 10, (attempts, at) => attempts.contact(at, "Asha@example.com")],
  ["parcels one shopper asks about", 600, (attempts, at) => attempts.charges(at, "cus_asha")],
  ["reports of one shopper", 20, (attempts, at) => attempts.report(at, "cus_asha")],
  ["subscriptions of one e-mail", 20, (attempts, at) => attempts.subscribe(at, "asha@example.com")],
])("counts %s, %i at most, from wherever they come", async (_what, limit, one) => {
  const attempts = new AttemptsService({}, { rateLimitFactor: 100 })
  const waits = await times(limit + 3, (index) => one(attempts, `10.0.${index}.1`))
  expect(waits.map((wait) => wait > 0)).toEqual([...Array(limit).fill(false), true, true, true])
})
