import Alert from "@mui/material/Alert"
import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import Link from "@mui/material/Link"
import { count } from "../components/format"
import { problemsAddress } from "./import-file"

type Props = { id: string; names: string[]; wanted: boolean; onChange: (wanted: boolean) => void }

/** Categories of the file that the shop has not: made with the import, or the file is corrected. */
export const NewCategories = ({ id, names, wanted, onChange }: Props) => (
  <Alert
    severity="warning"
    sx={{ "& .MuiAlert-message": { minWidth: 0, overflow: "visible", overflowWrap: "anywhere" } }}
  >
    {names.length === 1 ? "1 category is" : `${count(names.length)} categories are`} not in the shop: {names.join(", ")}
    .
    <br />
    <FormControlLabel
      slotProps={{ typography: { variant: "body2" } }}
      label={names.length === 1 ? "Make this category" : `Make these ${count(names.length)} categories`}
      control={<Checkbox checked={wanted} onChange={(_, checked) => onChange(checked)} />}
    />
    <br />
    Or{" "}
    <Link href={problemsAddress(id)} download>
      download the file with these rows marked
    </Link>
    , correct it and choose it again.
  </Alert>
)
