import { expect, it } from "vitest"
import AttemptsService from "./service"

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

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
  const signUps = await times(31, () => attempts.signUp("10.0.0.1"))
  expect(signUps.filter((wait) => wait === 0)).toHaveLength(30)
  expect(await attempts.signUp("10.0.0.2")).toBe(0)
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
  const messages = await times(11, () => attempts.contact("10.0.0.1"))
  expect(messages.filter((wait) => wait === 0)).toHaveLength(10)
  expect(await attempts.contact("10.0.0.2")).toBe(0)
})

it("lets one account be sent five links in an hour, whoever asks", async () => {
  const attempts = new AttemptsService({}, { rateLimitFactor: 100 })
  const links = await times(8, (index) => attempts.forgot("asha@example.com", `10.0.0.${index}`))
  expect(links.filter((wait) => wait === 0)).toHaveLength(5)
})

it("lets one address subscribe 20 times in an hour", async () => {
  const attempts = new AttemptsService({})
  const waits = await times(21, () => attempts.subscribe("10.0.0.1"))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  expect(await attempts.subscribe("10.0.0.2")).toBe(0)
})

it("lets one address report 20 problems in an hour", async () => {
  const attempts = new AttemptsService({})
  const waits = await times(21, () => attempts.report("10.0.0.1"))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  expect(await attempts.report("10.0.0.2")).toBe(0)
})
