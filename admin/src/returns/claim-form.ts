import type { LineReturnTerms, OpenClaim } from "@haat/checkout/contract"

/** Values of the claim form. `pieces` are by line index, as line ids may contain dots. */
export type ClaimForm = Pick<OpenClaim, "reason" | "note" | "outcome" | "way"> & { pieces: (number | null)[] }

/** Returns the initial values: one piece if there is a single line, else none. */
export const toInitialClaim = (lines: LineReturnTerms[]): ClaimForm => ({
  reason: "damaged",
  note: "",
  outcome: "refund",
  way: "pickup",
  pieces: lines.map(() => (lines.length === 1 ? 1 : 0)),
})

/** Builds the request. A replacement is the same variant; the server rejects one that is sold out. */
export const toRequest = (order_id: string, { pieces, ...form }: ClaimForm, lines: LineReturnTerms[]): OpenClaim => ({
  ...form,
  order_id,
  note: form.note ?? "",
  lines: lines.flatMap(({ line_id, variant_id, exchanges }, at) => {
    const quantity = pieces[at]
    if (!quantity) return []
    const same = exchanges.find((offer) => offer.variant_id === variant_id)
    return [
      { line_id, quantity, ...(form.outcome === "exchange" && { exchange_variant_id: same?.variant_id ?? "none" }) },
    ]
  }),
})
