import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Loading } from "../layout/Loading"
import { RetryNotice } from "./Notice"

type Props<T> = {
  query: Pick<UseQueryResult<T, Error>, "data" | "error" | "refetch">
  /** Message for a failed fetch, or its key. */
  failed: string
  loading?: ReactNode
  children: (data: T) => ReactNode
}

/** Shows the data of a query, a loading indicator, or an error with a retry button. */
export const Fetched = <T,>({ query, failed, loading = <Loading />, children }: Props<T>): ReactNode => {
  const { data, error, refetch } = query
  if (error) return <RetryNotice text={failed} onRetry={refetch} />
  return data === undefined ? loading : children(data)
}
