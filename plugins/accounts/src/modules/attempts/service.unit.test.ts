import { expect, it } from "vitest"
import AttemptsService from "./service"

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const newcomer = (index: number) => ({ username: `person${index}`, email: `person${index}@example.com` })

it("lets an account be tried ten times, from wherever, and then makes it wait", async () => {
  const attempts = new AttemptsService({})
  const waits = await times(14, (index) => attempts.signIn("asha", `10.0.0.${index}`))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(waits.at(-1)).toBeGreaterThan(14 * 60)
  expect(await attempts.signIn("ASHA", "10.0.1.1")).toBeGreaterThan(0)
  expect(await attempts.signIn("ravi", "10.0.1.1")).toBe(0)
})

it("forgives earlier mistakes once the person has proved who they are", async () => {
  const attempts = new AttemptsService({})
  await times(9, () => attempts.signIn("asha", "10.0.0.1"))
  await attempts.forgive("Asha")
  expect(await times(10, () => attempts.signIn("asha", "10.0.0.1"))).toEqual(Array(10).fill(0))
})

it("lets one address sign in 60 times and sign up 30 times", async () => {
  const attempts = new AttemptsService({})
  const signIns = await times(61, (index) => attempts.signIn(`person${index}`, "10.0.0.1"))
  expect(signIns.filter((wait) => wait === 0)).toHaveLength(60)
  const signUps = await times(31, (index) => attempts.signUp("10.0.0.1", newcomer(index)))
  expect(signUps.filter((wait) => wait === 0)).toHaveLength(30)
  expect(await attempts.signUp("10.0.0.2", newcomer(31))).toBe(0)
})

it("does not count a refused address against the account it asked for", async () => {
  const attempts = new AttemptsService({})
  await times(60, (index) => attempts.signIn(`person${index}`, "10.0.0.1"))
  await times(20, () => attempts.signIn("asha", "10.0.0.1"))
  expect(await attempts.signIn("asha", "10.0.0.2")).toBe(0)
})

it("multiplies the limits of an address by the factor, never those of an account", async () => {
  const attempts = new AttemptsService({}, { rateLimitFactor: 2 })
  const signIns = await times(121, (index) => attempts.signIn(`person${index}`, "10.0.0.1"))
  expect(signIns.filter((wait) => wait === 0)).toHaveLength(120)
  const tries = await times(11, (index) => attempts.signIn("asha", `10.0.1.${index}`))
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
