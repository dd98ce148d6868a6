import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import type { ReactNode } from "react"
import {
  ListBase,
  type ListBaseProps,
  ListContextProvider,
  ListView,
  removeEmpty,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useTranslate,
  WithListContext,
} from "react-admin"
import { useNavigate } from "react-router-dom"
import { EmptyState } from "./EmptyState"
import { Filters } from "./Filters"
import { LastUpdated } from "./LastUpdated"
import { ListPagination } from "./ListPagination"
import { RetryNotice } from "./Notice"
import { PageHeading } from "./PageHeading"

type RowsProps = {
  /** Shown when the rows cannot be fetched: an element, a text or its message key. */
  failed: ReactNode
  /** Shown when there are no rows: an element, a text or its message key. */
  empty: ReactNode
  filters?: ReactNode
  children: ReactNode
}

type Props = Omit<ListBaseProps, "empty" | "filter" | "children"> &
  RowsProps & {
    actions?: ReactNode
    above?: ReactNode
  }

const NEWEST = { field: "created_at", order: "DESC" } as const

/**
 * A list screen. Replaces react-admin's `List`: the h1, with the time of the last fetch, stands above the filters, and
 * the empty state below them. Filters are kept in the address only, so that Back restores them.
 *
 * Leaves out `authLoading`: with it the base waits for every access check with the same key, also for one of an
 * unmounted `CanAccess` that never ends. Nothing is fetched before access is known.
 */
export const List = ({ actions, above, failed, empty, filters, children, ...list }: Props) => (
  <ListBase storeKey={false} perPage={25} sort={NEWEST} {...list}>
    <ListHeading>{actions}</ListHeading>
    {above}
    <SyncFiltersToUrl>
      <ListRows failed={failed} empty={empty} filters={filters}>
        {children}
      </ListRows>
    </SyncFiltersToUrl>
  </ListBase>
)

/** A list within a screen; its filters are not kept in the address. */
export const EmbeddedList = (list: ListBaseProps) => <ListBase disableSyncWithLocation storeKey={false} {...list} />

/**
 * Writes filters into the address at once. react-admin does so after a timer, which led back to the list when a row was
 * opened meanwhile.
 */
const SyncFiltersToUrl = ({ children }: { children: ReactNode }) => {
  const list = useListContext()
  const navigate = useNavigate()
  const setFilters: typeof list.setFilters = (filter) => {
    const params = new URLSearchParams(location.search)
    params.set("filter", JSON.stringify(removeEmpty(filter)))
    params.set("page", "1")
    navigate({ search: `?${params}` })
  }
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>
}

/** Filters, rows and pagination of the list in context. */
export const ListRows = ({ failed, empty, filters, children }: RowsProps) => {
  const translate = useTranslate()
  const { refetch } = useListContext()
  return (
    <ListView
      title={false}
      actions={false}
      empty={false}
      component={Box}
      sx={{
        "& .RaList-actions": { display: "block", bgcolor: "transparent" },
        // a table that is too wide scrolls inside
        "& .RaList-main, & .RaList-content": { minWidth: 0, maxWidth: "100%" },
      }}
      filters={filters ? <Filters>{filters}</Filters> : undefined}
      pagination={<ListPagination />}
      error={typeof failed === "string" ? <RetryNotice text={failed} onRetry={refetch} /> : failed}
    >
      <WithListContext
        loading={<ListSkeleton />}
        empty={typeof empty === "string" ? <EmptyState title={translate(empty)} /> : empty}
      >
        {children}
      </WithListContext>
    </ListView>
  )
}

const ListHeading = ({ children }: { children: ReactNode }) => {
  const title = useGetResourceLabel()(useResourceContext() as string, 2)
  const { isFetching, refetch } = useListContext()
  return (
    <PageHeading title={title} below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />}>
      {children}
    </PageHeading>
  )
}

export const ListSkeleton = () => (
  <Card role="status" aria-label={useTranslate()("layout.loading")} sx={{ p: 2 }}>
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} variant="rounded" height={56} sx={{ my: 1 }} />
    ))}
  </Card>
)
