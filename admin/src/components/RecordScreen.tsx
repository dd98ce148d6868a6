import type { ReactNode } from "react"
import { type RaRecord, ShowBase, useShowContext, useTranslate } from "react-admin"
import { Waiting } from "../layout/Waiting"
import { EmptyState } from "./EmptyState"
import { Failed } from "./Failed"

type FailureProps = {
  /** What is said when it cannot be fetched, and when there is none; or their keys. */
  failed: string
  unknown: string
}
type Props<T extends RaRecord> = FailureProps & { children: (record: T) => ReactNode }

/**
 * A screen about the record in the address. react-admin's `Show` has its heading in the header of the page and leads away
 * from an address that nothing is behind: of it we use the base, and say so.
 */
export const RecordScreen = <T extends RaRecord>({ children, ...failure }: Props<T>) => (
  <ShowBase<T>
    // The list fills react-admin's cache with its rows; `meta` keeps what has more in it apart.
    queryOptions={{ meta: { detail: true }, onError: () => undefined }}
    error={<Failure {...failure} />}
    // Not `loading`, for the reason that List.tsx gives.
    render={({ record, isPending }) => (isPending ? <Waiting /> : record && children(record))}
  />
)

const Failure = ({ failed, unknown }: FailureProps) => {
  const translate = useTranslate()
  const { error, refetch } = useShowContext()
  return (error as { status?: number } | null)?.status === 404 ? (
    <EmptyState main title={translate(unknown)} />
  ) : (
    <Failed text={failed} onRetry={refetch} />
  )
}
