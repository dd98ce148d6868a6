import type { LineReturnTerms, OpenClaim } from "@haat/checkout/contract"

/** The values of the form of a claim. `pieces` go by the line's place: a line's id may have points in it. */
export type ClaimForm = Pick<OpenClaim, "reason" | "note" | "outcome" | "way"> & { pieces: (number | null)[] }

/** One piece where there is one alone, none of any other line. */
export const toInitialClaim = (lines: LineReturnTerms[]): ClaimForm => ({
  reason: "damaged",
  note: "",
  outcome: "refund",
  way: "pickup",
  pieces: lines.map(() => (lines.length === 1 ? 1 : 0)),
})

/** Builds the request. A replacement is the same variant; where the shop has none the server says so. */
export const toClaimRequest = (
  order_id: string,
  { pieces, ...form }: ClaimForm,
  lines: LineReturnTerms[],
): OpenClaim => ({
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
