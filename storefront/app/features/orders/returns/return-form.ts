import { isClaim, type LineReturnTerms, MAX_RETURN_PHOTOS, RequestReturn } from "@haat/checkout/contract"
import { z } from "zod"
import { possibleWish } from "./return-wishes.tsx"

/** The form of a return or a claim. */
export type ReturnValues = Pick<RequestReturn, "reason" | "outcome" | "way" | "note"> & {
  /** by line; lines without pieces stay with the shopper */
  pieces: Record<string, number>
  /** wanted variants in an exchange, by line */
  variants: Record<string, string>
  photos: File[]
}

/** A return with pictures that are not uploaded yet. */
const ReturnToSend = RequestReturn.extend({ photos: z.array(z.instanceof(File)).max(MAX_RETURN_PHOTOS) })
export type ReturnToSend = z.infer<typeof ReturnToSend>

/** Lines with pieces that can come back now: in a claim as the law has it, else as their rules say. */
export const openLines = (lines: LineReturnTerms[], claim: boolean) =>
  lines.filter(({ left, can_claim, can_return }) => left > 0 && (claim ? can_claim : can_return))

export const pickedLines = (lines: LineReturnTerms[], { reason, pieces }: Pick<ReturnValues, "reason" | "pieces">) =>
  openLines(lines, isClaim(reason)).filter(({ line_id }) => pieces[line_id] > 0)

/** The server's contract for the form of these lines. */
export const returnContract = (lines: LineReturnTerms[]): z.ZodType<ReturnToSend, ReturnValues> =>
  z
    .custom<ReturnValues>()
    .transform(({ pieces, variants, ...values }): z.input<typeof ReturnToSend> => {
      const picked = pickedLines(lines, { ...values, pieces })
      const wish = possibleWish(picked, isClaim(values.reason), values)
      const toLine = ({ line_id, exchanges }: LineReturnTerms) => ({
        line_id,
        quantity: pieces[line_id],
        ...(wish.outcome === "exchange" && {
          exchange_variant_id: variants[line_id] || exchanges[0]?.variant_id || "none",
        }),
      })
      return { ...values, ...wish, lines: picked.map(toLine) }
    })
    .pipe(ReturnToSend)
