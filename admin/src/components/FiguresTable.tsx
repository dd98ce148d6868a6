import Box from "@mui/material/Box"
import type { ReactNode } from "react"
import { DataTable } from "react-admin"

type Props = { label: string; rows: object[]; maxHeight?: number; children: ReactNode }

/** A table of figures that are no resource's list; it scrolls within the screen. */
export const FiguresTable = ({ label, rows, maxHeight, children }: Props) => (
  <Box component="section" tabIndex={0} aria-label={label} sx={{ maxHeight, overflow: "auto" }}>
    <DataTable
      data={rows as DataRow[]}
      // Not those of a list around, which may be empty.
      total={rows.length}
      isPending={false}
      bulkActionButtons={false}
      rowClick={false}
      sx={{
        "& .RaDataTable-tableWrapper": { overflowX: "visible" },
        "& .MuiTableCell-alignRight": { fontVariantNumeric: "tabular-nums" },
      }}
    >
      {children}
    </DataTable>
  </Box>
)

/** Without ids, rows are told apart by their places. */
type DataRow = { id: string }
