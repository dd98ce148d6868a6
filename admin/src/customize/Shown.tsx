import Box from "@mui/material/Box"
import type { SxProps } from "@mui/material/styles"
import type { ReactNode } from "react"
import { ListBase, type RaRecord, useGetResourceLabel, useListContext } from "react-admin"
import { Failed } from "../components/Failed"
import { Waiting } from "../layout/Waiting"

type ItemsProps<T> = { resource: string; sx?: SxProps; children: (record: T, place: number) => ReactNode }
type Props<T> = ItemsProps<T> & { failed: string; empty: ReactNode }

const MAX_ROWS = 100

/** All that shoppers see of one kind, in their order. Each is drawn in an item of a list, with its place from 1. */
export const Shown = <T extends RaRecord>({ failed, empty, ...items }: Props<T>) => (
  <ListBase
    resource={items.resource}
    disableSyncWithLocation
    storeKey={false}
    perPage={MAX_ROWS}
    sort={{ field: "rank", order: "ASC" }}
    loading={<Waiting />}
    error={<Unread text={failed} />}
    empty={empty}
  >
    <Items {...items} />
  </ListBase>
)

const Unread = ({ text }: { text: string }) => <Failed text={text} onRetry={useListContext().refetch} />

const Items = <T extends RaRecord>({ resource, sx, children }: ItemsProps<T>) => {
  const label = useGetResourceLabel()(resource, 2)
  const { data = [] } = useListContext<T>()
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0, ...sx } as SxProps}>
      {data.map((record, at) => (
        <li key={record.id}>{children(record, at + 1)}</li>
      ))}
    </Box>
  )
}
