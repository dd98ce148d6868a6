import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { SAMPLES as HINDI_SAMPLES } from "./review-samples.hi.ts"
import { SAMPLES } from "./review-samples.ts"
import { toSampleReviews } from "./sample-reviews.tsx"

const SAMPLE_REVIEWS = toSampleReviews(SAMPLES)
const IN_HINDI = toSampleReviews(HINDI_SAMPLES)

describe("the sample reviews", () => {
  it("are fifteen with id, name, review, rating from 2 to 5 and a picture of the shop's own", () => {
    expect(SAMPLE_REVIEWS).toHaveLength(15)
    expect(new Set(SAMPLE_REVIEWS.map(({ id }) => id)).size).toBe(15)
    for (const { id, name, review, rating, imageUrl } of SAMPLE_REVIEWS) {
      expect([id, name, review].every(Boolean)).toBe(true)
      expect([2, 3, 4, 5]).toContain(rating)
      expect(existsSync(new URL(`../../../public${imageUrl}`, import.meta.url)), imageUrl).toBe(true)
    }
  })
})

describe("the sample reviews in Hindi", () => {
  it("are the same people with the same ratings and pictures, and have no Latin letter in them", () => {
    const known = ({ id, rating, imageUrl }: (typeof SAMPLE_REVIEWS)[number]) => ({ id, rating, imageUrl })
    expect(IN_HINDI.map(known)).toEqual(SAMPLE_REVIEWS.map(known))
    for (const { name, review } of IN_HINDI) expect(`${name} ${review}`).not.toMatch(/[a-z]/i)
  })
})
