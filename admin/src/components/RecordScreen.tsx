import type { ReactNode } from "react"
import { type RaRecord, ShowBase, useCreatePath, useResourceContext, useShowContext, useTranslate } from "react-admin"
import { Loading } from "../layout/Loading"
import { EmptyState } from "./EmptyState"
import { LinkButton } from "./links"
import { RetryNotice } from "./Notice"
import { PageHeading } from "./PageHeading"

type FailureProps = {
  /** Sentences for a failed fetch and for a record that does not exist, or their keys. */
  failed: string
  unknown: string
}
type Props<T extends RaRecord> = FailureProps & { children: (record: T) => ReactNode }

/**
 * A screen about the record in the address. react-admin's `Show` has its heading in the header of the page and leads
 * away from an address that nothing is behind: of it we use the base, and say so.
 */
export const RecordScreen = <T extends RaRecord>({ children, ...failure }: Props<T>) => (
  <ShowBase<T>
    // The list fills react-admin's cache with its rows; `meta` keeps what has more in it apart.
    queryOptions={{ meta: { detail: true }, onError: () => undefined }}
    error={<Failure {...failure} />}
    // Not `loading`, for the reason that List.tsx gives.
    render={({ record, isPending }) => (isPending ? <Loading /> : record && children(record))}
  />
)

const Failure = ({ failed, unknown }: FailureProps) => {
  const translate = useTranslate()
  const { error, refetch } = useShowContext()
  return (error as { status?: number } | null)?.status === 404 ? (
    <EmptyState main title={translate(unknown)} />
  ) : (
    <RetryNotice text={failed} onRetry={refetch} />
  )
}

/**
 * The record in the address as its list draws it, under a heading that react-admin makes of `recordRepresentation`.
 * `failed`, `unknown` and `all` in the resource's words are what is said without one, and the button to the list.
 */
export const RecordCardScreen = ({ card }: { card: ReactNode }) => {
  const resource = useResourceContext()
  const words = `resources.${resource}`
  const path = useCreatePath()({ resource, type: "list" })
  return (
    <RecordScreen failed={`${words}.failed`} unknown={`${words}.unknown`}>
      {() => (
        <>
          <RecordHeading>
            <LinkButton variant="outlined" label={`${words}.all`} to={path} />
          </RecordHeading>
          {card}
        </>
      )}
    </RecordScreen>
  )
}

const RecordHeading = ({ children }: { children: ReactNode }) => (
  <PageHeading title={useShowContext().defaultTitle ?? ""}>{children}</PageHeading>
)
