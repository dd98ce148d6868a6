import { COLUMNS } from "virtual:slots"
import Card from "@mui/material/Card"
import type { SxProps, Theme } from "@mui/material/styles"
import { Children, isValidElement } from "react"
import { DataTable, type DataTableProps, useGetResourceLabel, useResourceContext } from "react-admin"

type Props = DataTableProps & {
  /** Width in pixels below which each row is shown as a card. */
  cardsBelow?: number
}

/** @param isWide has columns of plugins, for which there may be no room */
const tableStyles = (cardsBelow: number, isWide: boolean): SxProps<Theme> => ({
  "& .RaDataTable-tableWrapper": { overflowX: isWide ? "auto" : "visible" },
  "& td": { overflowWrap: "anywhere" },
  "& tbody tr:last-of-type td": { borderBottom: 0 },
  "& .MuiTableCell-alignRight": { fontVariantNumeric: "tabular-nums" },
  [`@media (max-width: ${cardsBelow - 0.05}px)`]: {
    "& thead": { display: "none" },
    "& table, & tbody": { display: "block" },
    "& tbody tr": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: 2,
      px: 2,
      py: 1.5,
      "&:not(:last-of-type)": { borderBottom: 1, borderColor: "divider" },
    },
    "& tbody td": { display: "block", border: 0, p: "2px 0", textAlign: "left" },
    "& tbody td:first-of-type": { flex: "1 1 100%" },
  },
})

const isActions = (column: unknown) => isValidElement<{ source?: string }>(column) && column.props.source === "actions"

/**
 * react-admin's `DataTable` for the list in context, on phones too: a second component such as `SimpleList` would
 * repeat every column. Columns of plugins stand before the last one if that has the row's actions.
 */
export const Table = ({ cardsBelow = 900, children, sx, ...table }: Props) => {
  const resource = useResourceContext() as string
  const label = useGetResourceLabel()(resource, 2)
  const PluginColumns = COLUMNS[resource]
  const columns = Children.toArray(children)
  const actions = PluginColumns && isActions(columns.at(-1)) ? columns.pop() : undefined
  return (
    <Card>
      <DataTable
        aria-label={label}
        size="medium"
        rowClick={false}
        bulkActionButtons={false}
        sx={[tableStyles(cardsBelow, PluginColumns !== undefined), sx ?? {}].flat() as SxProps<Theme>}
        {...table}
      >
        {PluginColumns ? [...columns, <PluginColumns key="added" />, actions] : children}
      </DataTable>
    </Card>
  )
}

/** Columns of a `Table`; `field` or `render` shows the value. */
export const { Col, NumberCol } = DataTable
