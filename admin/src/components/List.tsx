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
import { Failed } from "./Notice"
import { PageHeading } from "./PageHeading"

type RowsProps = {
  /** Instead of rows when they cannot be fetched: an element, or what is said or its key. */
  failed: ReactNode
  /** Instead of rows when there are none: an element, or what is said or its key. */
  empty: ReactNode
  filters?: ReactNode
  children: ReactNode
}

type Props = Omit<ListBaseProps, "empty" | "filter" | "children"> &
  RowsProps & {
    /** Shown beside the heading. */
    actions?: ReactNode
    /** Between the heading and the filters. */
    above?: ReactNode
  }

const NEWEST = { field: "created_at", order: "DESC" } as const

/**
 * A screen with a resource's list. It is react-admin's `List` taken apart: our heading, which is the screen's h1 and
 * says when the rows were fetched, stands before the filters, and what a search finds nothing for is said below them.
 * The search text is in the address, so that Back finds it; it is not stored beyond that.
 *
 * Without `authLoading`: with it, the base waits for every check with the same key, also for one of a part of the
 * screen (a `CanAccess`) that is unmounted and never ends. Nothing is fetched before access is known.
 */
export const List = ({ actions, above, failed, empty, filters, children, ...list }: Props) => (
  <ListBase storeKey={false} perPage={25} sort={NEWEST} {...list}>
    <ListHeading>{actions}</ListHeading>
    {above}
    <FiltersInAddress>
      <ListRows failed={failed} empty={empty} filters={filters}>
        {children}
      </ListRows>
    </FiltersInAddress>
  </ListBase>
)

/** A list that is a part of a screen: what is searched for in it is in no address and not remembered. */
export const PartList = (list: ListBaseProps) => <ListBase disableSyncWithLocation storeKey={false} {...list} />

/**
 * Writes filters into the address at once. react-admin does it one timer later, and when a row was followed in between,
 * the address led back from that row's screen to the list.
 */
const FiltersInAddress = ({ children }: { children: ReactNode }) => {
  const list = useListContext()
  const navigate = useNavigate()
  const setFilters: typeof list.setFilters = (filter) => {
    const address = new URLSearchParams(location.search)
    address.set("filter", JSON.stringify(removeEmpty(filter)))
    address.set("page", "1")
    navigate({ search: `?${address}` })
  }
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>
}

/** Filters, rows and pages of the list around, for a list that is part of a screen. */
export const ListRows = ({ failed, empty, filters, children }: RowsProps) => {
  const translate = useTranslate()
  const { refetch } = useListContext()
  return (
    <ListView
      title={false}
      actions={false}
      empty={false}
      component={Box}
      sx={{ "& .RaList-actions": { display: "block", bgcolor: "transparent" } }}
      filters={filters ? <Filters>{filters}</Filters> : undefined}
      pagination={<ListPagination />}
      error={typeof failed === "string" ? <Failed text={failed} onRetry={refetch} /> : failed}
    >
      <WithListContext
        loading={<RowsWaiting />}
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

export const RowsWaiting = () => (
  <Card role="status" aria-label={useTranslate()("layout.loading")} sx={{ p: 2 }}>
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} variant="rounded" height={56} sx={{ my: 1 }} />
    ))}
  </Card>
)
