import { useQuery } from "@tanstack/react-query"
import { type ErrorReply, errorSentence } from "./error-sentence.ts"

/** The sentence of a reason in the language of the page; until it is there, the server's. */
export function useSentence(reason: ErrorReply | undefined): string | undefined {
  const { data = reason?.message } = useQuery({
    queryKey: ["sentence", reason],
    queryFn: () => errorSentence(reason ?? {}),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: reason !== undefined,
  })
  return reason && data
}
