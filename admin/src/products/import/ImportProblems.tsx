import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { FiguresTable } from "../../components/FiguresTable"
import { Col } from "../../components/Table"

const WORDS = "resources.products.importing"

/** Problems of an import with their positions in the file. */
export const ImportProblems = ({ result: { problems, problem_count } }: { result: ProductImport }) => {
  const translate = useTranslate()
  return (
    <>
      <FiguresTable label={translate(`${WORDS}.problems`)} rows={problems} maxHeight={320}>
        <Col source="line" label={`${WORDS}.line`} disableSort />
        <Col source="field" label={`${WORDS}.column`} disableSort />
        <Col source="message" label={`${WORDS}.problems`} disableSort />
      </FiguresTable>
      {problem_count > problems.length && (
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {translate(`${WORDS}.moreInFile`, { count: grouped(problem_count - problems.length) })}
        </Typography>
      )}
    </>
  )
}
