import { expect, it } from "vitest"
import { createLogger, lineOf } from "./log"
import { redactPrivateData, redactStatement } from "./remove-private"

const PRIVATE = [
  "Asha.Rao+shop@example.co.in",
  "9876543210",
  "+91 98765 43210",
  "eyJhbGciOiJIUzI1NiJ9.eyJhY3RvciI6ImN1cyJ9.c2lnbmF0dXJl",
  "Bearer abc.def",
  "connect.sid=s%3Aq1w2e3",
  "/reset-password/9f8e7d6c",
  '{"password":"Kamal-77"}',
  "postgres://haat:Kamal-77@db:5432/haat",
  "Key (username)=(asha_r) already exists.",
  'DETAIL: Failing row contains (1, "asha_r", Kamal).',
]
const SECRETS = /Asha\.Rao|98765|43210|eyJ|abc\.def|q1w2e3|9f8e7d6c|Kamal|asha_r/

it("takes people's data and secrets out of a line, also where they stand in JSON in JSON", () => {
  for (const text of PRIVATE) {
    expect(redactPrivateData(JSON.stringify({ msg: `before ${text} after` }))).not.toMatch(SECRETS)
    expect(redactPrivateData(JSON.stringify({ msg: JSON.stringify({ of: text }) }))).not.toMatch(SECRETS)
  }
})

it("leaves ids, times and amounts as they are, and JSON stays JSON", () => {
  const line = JSON.stringify({
    time: "2026-11-22T17:56:21.123Z",
    request_id: "8c2fb1de-0a1b-4c3d-9e8f-012345678901",
    route: "/auth/reset-password/:token",
    msg: "Order order_01JD9876543210ABC is paid: 129900 paise, package @medusajs/medusa",
  })
  expect(redactPrivateData(line)).toBe(line)
  for (const text of PRIVATE) JSON.parse(redactPrivateData(JSON.stringify({ msg: text, next: 1 })))
})

it("takes the values of a failed statement out of its error", () => {
  const text =
    `insert into "customer_address" ("address_1") values ('12 Lotus Lane') - ` +
    'duplicate key value violates unique constraint "x"'
  expect(redactStatement(text)).toBe('(statement) - duplicate key value violates unique constraint "x"')
  expect(redactStatement("Mails are not sent: select a mail server - none")).toContain("none")
})

it("writes one JSON line an event, and makes one of whatever else is printed", () => {
  const lines: string[] = []
  const log = createLogger({ part: "backend", level: "http", to: { write: (text) => void lines.push(text) } })
  log({ level: "warn", msg: "asha@example.in is away", status: 503 })
  log({ level: "silly", msg: "not wanted" })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0])).toMatchObject({ level: "warn", part: "backend", msg: "[email] is away", status: 503 })
  expect(JSON.parse(lineOf("sandbox", "Error: 9876543210 fell"))).toMatchObject({
    part: "sandbox",
    msg: "Error: [phone] fell",
  })
  expect(lineOf("backend", lines[0].trim())).toBe(lines[0].trim())
})
