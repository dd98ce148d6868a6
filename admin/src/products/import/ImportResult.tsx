import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { LinkButton } from "../../components/links"
import { Notice } from "../../components/Notice"
import { ImportChanges } from "./ImportChanges"
import { ImportProblems } from "./ImportProblems"
import { problemsAddress } from "./NewCategories"
import { NotTakenOver } from "./NotTakenOver"

const WORDS = "resources.products.importing"

/** Result of the check or of the import. */
export const ImportResult = ({ result }: { result: ProductImport }) => {
  const translate = useTranslate()
  const say = (word: string, number: number, more?: object) =>
    translate(`${WORDS}.${word}`, { smart_count: number, count: grouped(number), ...more })
  const { state, added, changed, unchanged, wrong_rows, pictures } = result
  const parts = [
    say("new", added),
    say("changed", changed),
    say("unchanged", unchanged),
    ...(pictures ? [say("pictures", pictures)] : []),
  ].join(", ")
  if (state === "failed") return <Notice severity="error" text={say("notImported", 1, { reason: result.failure })} />
  if (state === "done") return <Notice severity="success" text={say("imported", 1, { parts })} />
  if (state !== "refused") {
    const changes = added + changed > 0
    return (
      <>
        <Notice
          severity={changes ? "success" : "info"}
          text={changes ? say("checked", result.rows, { parts }) : say("nothing", 0)}
        />
        {result.moved && <NotTakenOver moved={result.moved} />}
        <ImportChanges result={result} />
      </>
    )
  }
  const wrong = say("wrongRows", wrong_rows, { rows: say("rows", result.rows) })
  return (
    <>
      <Notice severity="error" text={say("rejected", wrong_rows, { wrong })} />
      <ImportProblems result={result} />
      <Box>
        <LinkButton variant="outlined" href={problemsAddress(result.id)} download label={`${WORDS}.download`} />
      </Box>
    </>
  )
}
