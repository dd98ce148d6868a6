import { isClaim, type LineReturnTerms, MAX_RETURN_PHOTOS, RequestReturn } from "@haat/checkout/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { z } from "zod"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import { allowedPreference } from "./return-preference-fields.tsx"
import { returnsPath, returnsQuery } from "./returns-query.ts"

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
type ReturnToSend = z.infer<typeof ReturnToSend>

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
      const wish = allowedPreference(picked, isClaim(values.reason), values)
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

/** Sends a picture for the return that is requested next. @returns its id */
const uploadPhoto = async (file: File): Promise<string> =>
  (await sdk.client.fetch<{ photo: { id: string } }>("/store/return-photos", { method: "POST", body: file })).photo.id

/** Asks to send something back, with its pictures. After a failure those that were uploaded are not sent once more. */
export const useRequestReturn = (order_id: string) => {
  const client = useQueryClient()
  const [uploaded] = useState(() => new Map<File, string>())
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ photos, ...request }: ReturnToSend) => {
      for (const photo of photos) if (!uploaded.has(photo)) uploaded.set(photo, await uploadPhoto(photo))
      const body: RequestReturn = { ...request, photos: photos.flatMap((photo) => uploaded.get(photo) ?? []) }
      return sdk.client.fetch<object>(returnsPath(order_id), { method: "POST", body })
    },
    onError: (error) => {
      if (error instanceof FetchError && error.code === "photo_gone") uploaded.clear()
    },
    onSettled: () => client.invalidateQueries({ queryKey: returnsQuery(order_id).queryKey }),
  })
}
