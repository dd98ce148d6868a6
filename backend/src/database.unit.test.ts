import { describe, expect, it } from "vitest"
import { isDatabaseAway, isTooSlow } from "./database"

const noConnection = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" })

describe("what is thrown while the database is away", () => {
  it.each([
    [
      "a name with several addresses, of which Node gives the code alone",
      Object.assign(new AggregateError([noConnection]), {}),
    ],
    ["its code without a word", Object.assign(new Error(""), { code: "ECONNREFUSED" })],
    ["a connection that broke while it was written to", new Error("write EPIPE")],
    ["a client that broke before", new Error("Client has encountered a connection error and is not queryable")],
    ["a wrapper of the engine's", Object.assign(new Error("The query failed"), { cause: noConnection })],
    [
      "a wrapper of the entity manager's",
      Object.assign(new Error(""), { previous: new Error("Connection terminated") }),
    ],
    ["a shop that is being stopped", Object.assign(new Error("stop"), { code: "57P01" })],
  ])("is known: %s", (_, error) => expect(isDatabaseAway(error)).toBe(true))

  it.each([
    ["a bug", new TypeError("Cannot read properties of undefined (reading 'id')")],
    ["a text with a NUL", Object.assign(new Error("invalid message format"), { code: "08P01" })],
    ["nothing at all", undefined],
    ["an error that is its own cause", selfCaused()],
  ])("is nothing else: %s", (_, error) => expect(isDatabaseAway(error)).toBe(false))

  it("says too slow of a lock that was waited for in vain, also below a wrapper", () => {
    const slow = new Error("canceling statement due to lock timeout")
    expect([isTooSlow(slow), isTooSlow({ cause: slow }), isDatabaseAway(slow)]).toEqual([true, true, false])
  })
})

function selfCaused() {
  const error = new Error("x")
  return Object.assign(error, { cause: error })
}
