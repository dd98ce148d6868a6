import fc from "fast-check"

const part = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1))
export const pieces = fc.record({ kind: fc.constant("pieces" as const), pieces: fc.integer({ min: 1, max: 2 }) })
/** An amount without lines, as goodwill. */
export const amount = fc.record({ kind: fc.constant("amount" as const), part, credit: fc.boolean(), at: fc.nat(5) })
/**
 * True when a piece of a replacement is cancelled before it is packed: before or after what is left to pay is paid.
 */
const cancels = fc.constantFrom(undefined, "unpaid" as const, "paid" as const)
/** True when what replaces goods is given an amount for, and its return then rejected. */
const ends = fc.nat(4).map((nth) => nth === 0)
const step = fc.oneof(
  fc.record({
    kind: fc.constant("return" as const),
    resellable: fc.nat(2),
    damaged: fc.nat(1),
    part,
    credit: fc.boolean(),
    at: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant("exchange" as const),
    resellable: fc.nat(2),
    damaged: fc.nat(1),
    dear: fc.boolean(),
    at: fc.nat(5),
    cancels,
    ends,
    part,
  }),
  fc.record({
    kind: fc.constant("claim" as const),
    reason: fc.constantFrom("damaged", "wrong_item"),
    rejected: fc.nat(3),
    replaced: fc.boolean(),
    by_staff: fc.boolean(),
    resellable: fc.nat(1),
    damaged: fc.nat(2),
    at: fc.nat(5),
    dear: fc.boolean(),
    part,
    cancels,
    ends,
  }),
  fc.record({ kind: fc.constant("pieces" as const), pieces: fc.integer({ min: 1, max: 2 }), at: fc.nat(5) }),
  amount,
)
export const history = fc.array(step, { minLength: 1, maxLength: 6 })
export type Step = {
  kind: string
  /** which of the orders there are by then: the one that was bought, or one that replaces goods */
  at?: number
  resellable?: number
  damaged?: number
  pieces?: number
  part?: number
  credit?: boolean
  /** for the red one, which costs more */
  dear?: boolean
  /** of a claim */
  reason?: string
  /** staff open it for the shopper */
  by_staff?: boolean
  /** by other pieces; else it is refunded */
  replaced?: boolean
  /** 0 where the shop rejects it */
  rejected?: number
  cancels?: "unpaid" | "paid"
  ends?: boolean
}
/**
 * In each run at least one history is a chain: goodwill, topped up, goodwill again, exchanged again, a part of it as
 * credit.
 */
export const CHAIN: Step[] = [
  { kind: "amount", part: 0.5, credit: false, at: 0 },
  { kind: "exchange", resellable: 1, damaged: 0, dear: true, at: 0 },
  { kind: "amount", part: 0.1, credit: false, at: 1 },
  { kind: "exchange", resellable: 0, damaged: 1, dear: false, at: 1 },
  { kind: "amount", part: 0.1, credit: true, at: 2 },
]

/**
 * And one is of claims: broken pieces are replaced by dearer ones, of which one is cancelled before the rest is paid;
 * these are rejected once, given an amount for, exchanged to no end, and replaced by the same, of which one is
 * cancelled; the last one is broken as well, and refunded.
 */
export const CLAIMS: Step[] = [
  { kind: "claim", reason: "damaged", replaced: true, dear: true, damaged: 3, at: 0, cancels: "unpaid" },
  { kind: "claim", reason: "wrong_item", resellable: 1, at: 1, rejected: 0 },
  { kind: "amount", part: 0.2, credit: false, at: 1 },
  { kind: "exchange", resellable: 1, dear: true, at: 1, part: 0.3, ends: true },
  { kind: "claim", reason: "damaged", by_staff: true, replaced: true, dear: true, damaged: 2, at: 1, cancels: "paid" },
  { kind: "claim", reason: "damaged", damaged: 1, at: 2, part: 1 },
]
