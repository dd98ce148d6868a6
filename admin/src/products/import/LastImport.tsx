import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import { useTranslate } from "react-admin"

const WORDS = "resources.products.importing"

type Props = { last: ProductImport; onRun: () => void; onShow: () => void }

/** Result of the last import or check, for staff who have left its dialog meanwhile. */
export const LastImport = ({ last, onRun, onShow }: Props) => {
  const translate = useTranslate()
  const { filename: file, failure: reason, can_run, new_categories } = last
  if (last.state === "done") {
    const count = last.added + last.changed
    return (
      <Alert severity="success" sx={{ overflowWrap: "anywhere" }}>
        {translate(`${WORDS}.lastDone`, { file, smart_count: count, count: grouped(count) })}
      </Alert>
    )
  }
  if (last.state !== "failed") {
    return (
      <Alert
        severity="info"
        sx={{ overflowWrap: "anywhere" }}
        action={
          <Button color="inherit" size="small" onClick={onShow}>
            {translate(`${WORDS}.show`)}
          </Button>
        }
      >
        {translate(`${WORDS}.lastChecked`, { file })}
      </Alert>
    )
  }
  return (
    <Alert
      severity="error"
      sx={{ overflowWrap: "anywhere" }}
      action={
        // new categories have to be agreed to once more, with the file
        can_run && !new_categories.length ? (
          <Button color="inherit" size="small" onClick={onRun}>
            {translate(`${WORDS}.again`)}
          </Button>
        ) : undefined
      }
    >
      {translate(`${WORDS}.lastFailed`, { file, reason })}
    </Alert>
  )
}
