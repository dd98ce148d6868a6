import Card from "@mui/material/Card"
import type { SxProps, Theme } from "@mui/material/styles"
import { DataTable, type DataTableProps, useGetResourceLabel, useResourceContext } from "react-admin"

type Props = DataTableProps & {
  /** Width in pixels below which each row is shown as a card. */
  cardsBelow?: number
}

const tableStyles = (cardsBelow: number): SxProps<Theme> => ({
  "& .RaDataTable-tableWrapper": { overflowX: "visible" },
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

/**
 * react-admin's `DataTable` for the list in context, on phones too: a second component such as `SimpleList` would
 * repeat every column.
 */
export const Table = ({ cardsBelow = 900, children, sx, ...table }: Props) => {
  const label = useGetResourceLabel()(useResourceContext() as string, 2)
  return (
    <Card>
      <DataTable
        aria-label={label}
        size="medium"
        rowClick={false}
        bulkActionButtons={false}
        sx={[tableStyles(cardsBelow), sx ?? {}].flat() as SxProps<Theme>}
        {...table}
      >
        {children}
      </DataTable>
    </Card>
  )
}

export const { Col, NumberCol } = DataTable
