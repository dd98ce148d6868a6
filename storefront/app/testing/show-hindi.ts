import { createRequire } from "node:module"
import { onTestFinished } from "vitest"
import { FORM_SENTENCES } from "../lib/language/form-sentences.hi.ts"

/** Contracts are built modules, which load this one through Node: an import of it would be another instance in a test. */
const require = createRequire(import.meta.url)
const { translateMessages } = require("@haat/sdk/message-in") as typeof import("@haat/sdk/message-in")

/** Puts Hindi into modules of messages until the test has ended, as the Hindi build has them, and into what rules of contracts say. */
export function showHindi(...modules: [english: object, hindi: object][]) {
  const before = modules.map(([english]) => ({ ...english }))
  for (const [english, hindi] of modules) Object.assign(english, hindi)
  translateMessages(FORM_SENTENCES)
  onTestFinished(() => {
    for (const [at, [english]] of modules.entries()) Object.assign(english, before[at])
    translateMessages(undefined)
  })
}
