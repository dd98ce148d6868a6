import Card from "@mui/material/Card"
import type { SxProps, Theme } from "@mui/material/styles"
import { DataTable, type DataTableProps, useGetResourceLabel, useResourceContext } from "react-admin"

type Props = DataTableProps & {
  /** Pixels: in a narrower window a row is a card with one cell below the other, and nothing scrolls sideways. */
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
 * react-admin's table of the list around, in one way for every width: a second component for phones, as `SimpleList`,
 * would say again what is in a row, and has no cells.
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
