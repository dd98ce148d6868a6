/** @module-tag fuzz */
import { shop } from "@haat/testing"
import { smallOrFull } from "@haat/testing/test-size"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** `npm run fuzz` sends thousands, from a seed of its own. */
const TEXTS = Number(process.env.FUZZ_REQUESTS ?? smallOrFull(80, 300))
const SEED = Number(process.env.FUZZ_SEED ?? 6)
const AT_ONCE = 4
/** In the address; what is longer is rejected by Node itself. */
const LONG_BYTES = 10_240

/** First and last letter of scripts that shoppers write, some that they do not, and what is no letter. */
const RANGES: [number, number][] = [
  [0x20, 0x7e],
  [0xa1, 0x24f],
  [0x370, 0x4ff], // Greek and Cyrillic
  [0x5d0, 0x6ff], // Hebrew and Arabic
  [0x900, 0x97f], // Devanagari
  [0x980, 0xe7f], // the other scripts of India, to Thai
  [0x3041, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0x1f300, 0x1f64f],
  [0x01, 0x1f], // controls
  [0x7f, 0x9f],
  [0x300, 0x36f], // combining marks
  [0x200b, 0x202e], // joiners and directions
  [0xe000, 0xe00f],
]
/** Characters and words with a meaning in tsquery, SQL, regular expressions or our pipeline. */
const MEANING = [
  ..."'\"\\&|!():*<>%_[]{}^$.?+-;/,#@~`=0₹",
  ...["<->", ":*", "!!", "''", "--", "/*", "$1", "?", "??", ":q", ":start0", "\\", ".*", "(a+)+$", `\${}`, "%00", "0x"],
  ...["saree", "साड़ी", "masala dabba", "under", "500", "तक", "₹500 तक", "1kg", "the", "का", "sri0", "ktn9", "null"],
]

const queryOf = (q: string) => String(new URLSearchParams({ q: q.toWellFormed() }))

const script = fc
  .constantFrom(...RANGES)
  .chain(([min, max]) =>
    fc
      .array(fc.integer({ min, max }), { minLength: 1, maxLength: 12 })
      .map((letters) => String.fromCodePoint(...letters)),
  )
const piece = fc.oneof(
  { weight: 4, arbitrary: script },
  { weight: 3, arbitrary: fc.constantFrom(...MEANING) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
)
const text = fc.oneof(
  {
    weight: 30,
    arbitrary: fc
      .tuple(fc.array(piece, { minLength: 1, maxLength: 12 }), fc.constantFrom(" ", "", "  ", "\t", "-"))
      .map(([pieces, between]) => pieces.join(between)),
  },
  {
    weight: 1,
    arbitrary: piece.map((one) => one.repeat(LONG_BYTES / queryOf(one).length)),
  },
)

describe("search texts of every script, with controls and characters that mean something elsewhere", () => {
  it.each(["products", "suggestions"])(
    "find no 5xx and no rejection without a sentence in reads of %s",
    async (read) => {
      const guest = shop().guest()
      const waiting = fc.sample(text, { numRuns: TEXTS, seed: SEED }).values()
      const searched: { typed: string; status: number; took: number; sound: boolean }[] = []
      const work = async () => {
        for (const typed of waiting) {
          const since = performance.now()
          const { status, body } = await guest.get(`/store/catalog/${read}?${queryOf(typed)}`)
          const sound =
            status === 200 ? Array.isArray(body.products) : status === 400 && typeof body.message === "string"
          searched.push({ typed: typed.slice(0, 100), status, took: performance.now() - since, sound })
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      if (process.env.FUZZ_REQUESTS) {
        const slowest = searched.sort((a, b) => b.took - a.took).slice(0, 5)
        console.log(slowest.map(({ took, typed }) => `${Math.round(took)} ms ${JSON.stringify(typed)}`).join("\n"))
      }
      expect(searched).toHaveLength(TEXTS)
      expect(searched.filter(({ sound }) => !sound).slice(0, 5)).toEqual([])
      expect(searched.filter(({ status }) => status === 200).length).toBeGreaterThan(TEXTS / 2)
    },
    1_800_000,
  )
})
