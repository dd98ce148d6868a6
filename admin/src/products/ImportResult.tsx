import type { ProductImport } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { count } from "../components/format"
import { ImportChanges } from "./ImportChanges"
import { ImportProblems } from "./ImportProblems"
import { problemsAddress } from "./import-file"

const rows = (number: number) => (number === 1 ? "1 row" : `${count(number)} rows`)

/** What the check found, or what the import did. */
export const ImportResult = ({ result }: { result: ProductImport }) => {
  const { state, added, changed, unchanged, wrong_rows, pictures } = result
  const parts = [
    `${count(added)} new`,
    `${count(changed)} changed`,
    `${count(unchanged)} as they are`,
    ...(pictures ? [pictures === 1 ? "1 picture" : `${count(pictures)} pictures`] : []),
  ].join(", ")
  if (state === "done") return <Alert severity="success">Imported: {parts}.</Alert>
  if (state !== "refused") {
    return (
      <>
        <Alert severity={added + changed ? "success" : "info"}>
          {added + changed
            ? `${rows(result.rows)} checked, nothing wrong: ${parts}.`
            : "Nothing to import: the shop has all of it already."}
        </Alert>
        <ImportChanges result={result} />
      </>
    )
  }
  return (
    <>
      <Alert severity="error">
        {wrong_rows === 1 ? "1 row has" : `${count(wrong_rows)} of ${rows(result.rows)} have`} something wrong. Nothing
        was imported: correct the file and choose it again.
      </Alert>
      <ImportProblems result={result} />
      <Box>
        <Button variant="outlined" component="a" href={problemsAddress(result.id)} download>
          Download the file with what is wrong
        </Button>
      </Box>
    </>
  )
}
