import type { ReactNode } from "react"
import { type RaRecord, ShowBase, useCreatePath, useResourceContext, useShowContext, useTranslate } from "react-admin"
import { Loading } from "../layout/Loading"
import { EmptyState } from "./EmptyState"
import { LinkButton } from "./links"
import { RetryNotice } from "./Notice"
import { PageHeading } from "./PageHeading"

type FailureProps = {
  /** Messages for a failed fetch and for a record that does not exist, or their keys. */
  failed: string
  unknown: string
}
type Props<T extends RaRecord> = FailureProps & { children: (record: T) => ReactNode }

/**
 * A screen for the record in the address. Replaces react-admin's `Show`, which puts the title into the app bar and
 * redirects when there is no record.
 */
export const RecordScreen = <T extends RaRecord>({ children, ...failure }: Props<T>) => (
  <ShowBase<T>
    // `meta` separates the full record from the list's rows in the cache.
    queryOptions={{ meta: { detail: true }, onError: () => undefined }}
    error={<Failure {...failure} />}
    // `loading` is left out for the reason in List.tsx.
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
 * The record in the address as a card, under a heading from `recordRepresentation`. Uses the resource's messages
 * `failed`, `unknown` and `all` (the link to the list).
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
