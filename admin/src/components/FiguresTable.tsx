import Box from "@mui/material/Box"
import type { ReactNode } from "react"
import { DataTable } from "react-admin"

type Props = { label: string; rows: object[]; maxHeight?: number; children: ReactNode }

/** A table of rows that are no records, scrolled within the screen. */
export const FiguresTable = ({ label, rows, maxHeight, children }: Props) => (
  <Box component="section" tabIndex={0} aria-label={label} sx={{ maxHeight, overflow: "auto" }}>
    <DataTable
      data={rows as DataRow[]}
      // Replaces the total of a list in context.
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

/** Rows without an id are identified by their index. */
type DataRow = { id: string }
