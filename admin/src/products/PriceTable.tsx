import type { PricePreview } from "@haat/catalog/contract"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import { count, rupees } from "../components/format"

/** The first of the products with their prices before and after. */
export const PriceTable = ({ preview }: { preview: PricePreview }) => (
  <>
    <Table size="small" aria-label="Prices before and after">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell align="right">Now</TableCell>
          <TableCell align="right">Then</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {preview.products.map(({ id, name, before, after }) => (
          <TableRow key={id}>
            <TableCell sx={{ overflowWrap: "anywhere" }}>{name}</TableCell>
            <TableCell align="right">{rupees(before)}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 600, color: after > 0 ? undefined : "error.main" }}>
              {rupees(after)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
    {preview.count > preview.products.length && (
      <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        and {count(preview.count - preview.products.length)} more
      </Typography>
    )}
  </>
)
