import { grouped } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import Link from "@mui/material/Link"
import { useTranslate } from "react-admin"
import { problemsAddress } from "../requests"

type Props = { id: string; names: string[]; wanted: boolean; onChange: (wanted: boolean) => void }

/** Categories of the file that the shop has not: made with the import, or the file is corrected. */
export const NewCategories = ({ id, names, wanted, onChange }: Props) => {
  const translate = useTranslate()
  const say = (word: string) =>
    translate(`resources.products.importing.${word}`, {
      smart_count: names.length,
      count: grouped(names.length),
      names: names.join(", "),
    })
  return (
    <Alert
      severity="warning"
      sx={{ "& .MuiAlert-message": { minWidth: 0, overflow: "visible", overflowWrap: "anywhere" } }}
    >
      {say("newCategories")}
      <br />
      <FormControlLabel
        slotProps={{ typography: { variant: "body2" } }}
        label={say("makeCategories")}
        control={<Checkbox checked={wanted} onChange={(_, checked) => onChange(checked)} />}
      />
      <br />
      {say("or")}{" "}
      <Link href={problemsAddress(id)} download>
        {say("downloadMarked")}
      </Link>
      {say("correct")}
    </Alert>
  )
}
