import type { ProductImport } from "@haat/catalog/contract"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import { count } from "../components/format"

/** Where in the file, and what. */
export const ImportProblems = ({ result: { problems, problem_count } }: { result: ProductImport }) => (
  <>
    <TableContainer tabIndex={0} role="region" aria-label="What is wrong" sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Line</TableCell>
            <TableCell>Column</TableCell>
            <TableCell>What is wrong</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.map(({ line, field, message }) => (
            <TableRow key={`${line} ${field}`}>
              <TableCell>{line}</TableCell>
              <TableCell>{field}</TableCell>
              <TableCell>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    {problem_count > problems.length && (
      <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        and {count(problem_count - problems.length)} more in the file
      </Typography>
    )}
  </>
)
