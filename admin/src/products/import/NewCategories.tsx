import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { CheckBox } from "../../components/CheckBox"
import { TextLink } from "../../components/links"
import { Notice } from "../../components/Notice"
import { API } from "../../http-client"

type Props = { id: string; names: string[]; isConfirmed: boolean; onChange: (isConfirmed: boolean) => void }

/** URL of the imported file with an error column. */
export const problemsFileUrl = (id: string) => `${API}/product-imports/${encodeURIComponent(id)}/problems`

/** New categories of the file: confirm to create them, or correct the file. */
export const NewCategories = ({ id, names, isConfirmed, onChange }: Props) => {
  const translate = useTranslate()
  const words = { smart_count: names.length, count: grouped(names.length), names: names.join(", ") }
  const say = (word: string) => translate(`resources.products.importing.${word}`, words)
  return (
    <Notice
      severity="warning"
      text={say("newCategories")}
      sx={{ "& .MuiAlert-message": { minWidth: 0, overflow: "visible", overflowWrap: "anywhere" } }}
    >
      <Box>
        <CheckBox label={say("makeCategories")} checked={isConfirmed} onChange={onChange} />
      </Box>
      {say("or")}{" "}
      <TextLink to={problemsFileUrl(id)} download>
        {say("downloadMarked")}
      </TextLink>
      {say("correct")}
    </Notice>
  )
}

type SameNamesProps = { count: number; areNew: boolean; onChange: (areNew: boolean) => void }

const WORDS = "resources.products.importing"

/** Rows matched by name only: they update those products, or are added as new ones. */
export const SameNames = ({ count, areNew, onChange }: SameNamesProps) => {
  const translate = useTranslate()
  const words = { smart_count: count, count: grouped(count) }
  return (
    <Notice severity="info" text={translate(`${WORDS}.${areNew ? "sameNamesNew" : "sameNames"}`, words)}>
      <CheckBox label={translate(`${WORDS}.addAsNew`)} checked={areNew} onChange={onChange} />
    </Notice>
  )
}
