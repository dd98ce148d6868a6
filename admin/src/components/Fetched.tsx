import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Loading } from "../layout/Loading"
import { Failed } from "./Notice"

type Props<T> = {
  query: Pick<UseQueryResult<T, Error>, "data" | "error" | "refetch">
  /** What is said when it cannot be fetched, or its key. */
  failed: string
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** What a query has fetched; until then that it is on its way, or why it is not there. */
export const Fetched = <T,>({ query: { data, error, refetch }, failed, waiting = <Loading />, children }: Props<T>) =>
  error ? <Failed text={failed} onRetry={refetch} /> : data === undefined ? waiting : children(data)
