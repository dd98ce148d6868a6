import { CONSENT_WORDS, NOT_SUBSCRIBED, SUBSCRIBED } from "@haat/newsletter/contract"
import { expect, it } from "vitest"
import { CONSENT as HINDI } from "./messages.hi.ts"
import { CONSENT, NEWSLETTER } from "./messages.ts"

it("shows subscribers the words that are kept as what they agreed to, in both languages", () => {
  expect({ en: CONSENT.words, hi: HINDI.words }).toEqual(CONSENT_WORDS)
})

it("says the server's sentences about a subscription, without bringing its schemas along", () => {
  expect([NEWSLETTER.subscribed, NEWSLETTER.failed]).toEqual([SUBSCRIBED, NOT_SUBSCRIBED])
})
