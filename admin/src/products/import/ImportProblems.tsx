import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import TableContainer from "@mui/material/TableContainer"
import Typography from "@mui/material/Typography"
import { DataTable, useTranslate } from "react-admin"

const WORDS = "resources.products.importing"

/** Problems of an import with their positions in the file. */
export const ImportProblems = ({ result: { problems, problem_count } }: { result: ProductImport }) => {
  const translate = useTranslate()
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={translate(`${WORDS}.problems`)} sx={{ maxHeight: 320 }}>
        <DataTable
          resource="products"
          storeKey="import.problems"
          data={problems.map((problem) => ({ id: `${problem.line} ${problem.field}`, ...problem }))}
          total={problems.length}
          isPending={false}
          bulkActionButtons={false}
          rowClick={false}
          stickyHeader
        >
          <DataTable.Col source="line" label={`${WORDS}.line`} disableSort />
          <DataTable.Col source="field" label={`${WORDS}.column`} disableSort />
          <DataTable.Col source="message" label={`${WORDS}.problems`} disableSort />
        </DataTable>
      </TableContainer>
      {problem_count > problems.length && (
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {translate(`${WORDS}.moreInFile`, { count: grouped(problem_count - problems.length) })}
        </Typography>
      )}
    </>
  )
}
