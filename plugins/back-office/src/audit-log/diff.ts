import type { Changed } from "@haat/sdk/back-office"
import { isSecretName } from "@haat/sdk/secret-name"
import { isAudited } from "../contract"

const MAX_VALUE = 1_000
/** Shown before the first difference of two long texts, so that the place is known again. */
const SAME_BEFORE = 100
const MAX_CHANGES = 100
const MAX_CHARACTERS = 32_000

export type Diff = { changes: Changed[]; cut: boolean }

/**
 * Returns the differences of two records by field ("category.name"); a list is one value. Either may be missing.
 * Secrets are left out, and long texts are cut around the first difference.
 */
export const diff = (before: unknown, after: unknown): Diff => {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  const changes: Changed[] = []
  let characters = 0
  let cut = false
  for (const field of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(field), now.get(field)]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    const pair = shortened(clean(was), clean(is))
    const change: Changed = { field, before: pair.before, after: pair.after }
    cut ||= pair.cut
    characters += JSON.stringify(change).length
    if (changes.length === MAX_CHANGES || characters > MAX_CHARACTERS) return { changes, cut: true }
    changes.push(change)
  }
  return { changes, cut }
}

const leavesOf = (record: unknown): Map<string, unknown> => {
  const leaves = new Map<string, unknown>()
  const walk = (value: unknown, path: string[]) => {
    if (value === null || value === undefined) return
    if (typeof value !== "object" || Array.isArray(value) || value instanceof Date) {
      leaves.set(path.join(".") || "value", value)
      return
    }
    for (const [key, inner] of Object.entries(value)) {
      if (isAudited(key)) walk(inner, [...path, key])
    }
  }
  // As the browser would see it: dates are text, what cannot be sent is not there.
  walk(record === undefined ? undefined : JSON.parse(JSON.stringify(record)), [])
  return leaves
}

const clean = (value: unknown): unknown =>
  value === undefined ? null : JSON.parse(JSON.stringify(value, withoutSecrets))

/** Returns short texts unchanged; cuts long texts to the part around their first difference. */
const shortened = (before: unknown, after: unknown) => {
  const texts = [textOf(before), textOf(after)]
  if (texts.every(({ length }) => length <= MAX_VALUE)) return { before, after, cut: false }
  const at = firstDifference(texts[0], texts[1])
  const start = at < MAX_VALUE / 2 ? 0 : at - SAME_BEFORE
  const piece = (value: unknown, text: string) => {
    if (!start && text.length <= MAX_VALUE) return value
    const end = start + MAX_VALUE
    // A sign of two halves may be cut in two, which the database would not take.
    const middle = text.slice(start, end).replace(/\p{Surrogate}/gu, "")
    return `${start ? "…" : ""}${middle}${text.length > end ? "…" : ""}`
  }
  return { before: piece(before, texts[0]), after: piece(after, texts[1]), cut: true }
}

const textOf = (value: unknown) => (value === null ? "" : typeof value === "string" ? value : JSON.stringify(value))

const firstDifference = (one: string, other: string) => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

const withoutSecrets = (key: string, value: unknown) => (isSecretName(key) ? undefined : value)
