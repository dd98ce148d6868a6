import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useTranslate } from "react-admin"
import { problemsAddress } from "../requests"
import { ImportChanges } from "./ImportChanges"
import { ImportProblems } from "./ImportProblems"
import { NotTakenOver } from "./NotTakenOver"

/** Result of the check or of the import. */
export const ImportResult = ({ result }: { result: ProductImport }) => {
  const translate = useTranslate()
  const say = (word: string, number: number, more?: object) =>
    translate(`resources.products.importing.${word}`, { smart_count: number, count: grouped(number), ...more })
  const { state, added, changed, unchanged, wrong_rows, pictures } = result
  const parts = [
    say("new", added),
    say("changed", changed),
    say("unchanged", unchanged),
    ...(pictures ? [say("pictures", pictures)] : []),
  ].join(", ")
  if (state === "failed") return <Alert severity="error">{say("notImported", 1, { reason: result.failure })}</Alert>
  if (state === "done") return <Alert severity="success">{say("imported", 1, { parts })}</Alert>
  if (state !== "refused") {
    return (
      <>
        <Alert severity={added + changed ? "success" : "info"}>
          {added + changed ? say("checked", result.rows, { parts }) : say("nothing", 0)}
        </Alert>
        {result.moved && <NotTakenOver moved={result.moved} />}
        <ImportChanges result={result} />
      </>
    )
  }
  const wrong = say("wrongRows", wrong_rows, { rows: say("rows", result.rows) })
  return (
    <>
      <Alert severity="error">{say("rejected", wrong_rows, { wrong })}</Alert>
      <ImportProblems result={result} />
      <Box>
        <Button variant="outlined" component="a" href={problemsAddress(result.id)} download>
          {say("download", 1)}
        </Button>
      </Box>
    </>
  )
}
