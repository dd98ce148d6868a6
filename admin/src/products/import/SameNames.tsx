import { grouped } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import { useTranslate } from "react-admin"

type Props = { count: number; areNew: boolean; onChange: (areNew: boolean) => void }

const WORDS = "resources.products.importing"

/** Rows that were found by their name alone: they change those products and add variants to them, or are products of their own. */
export const SameNames = ({ count, areNew, onChange }: Props) => {
  const translate = useTranslate()
  return (
    <Alert severity="info">
      {translate(areNew ? `${WORDS}.sameNamesNew` : `${WORDS}.sameNames`, {
        smart_count: count,
        count: grouped(count),
      })}{" "}
      <FormControlLabel
        control={<Checkbox checked={areNew} onChange={(_, checked) => onChange(checked)} />}
        label={translate(`${WORDS}.addAsNew`)}
      />
    </Alert>
  )
}
