import { CONSENT_WORDS } from "@haat/newsletter/contract"
import { expect, it } from "vitest"
import { CONSENT as HINDI } from "./messages.hi.ts"
import { CONSENT } from "./messages.ts"

it("shows subscribers the words that are kept as what they agreed to, in both languages", () => {
  expect({ en: CONSENT.words, hi: HINDI.words }).toEqual(CONSENT_WORDS)
})
