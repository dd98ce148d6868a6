import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import { useTranslate } from "react-admin"

type Props = { text: string; onRetry: () => unknown }

/** Says, by its words or their key, what could not be fetched, with a button to fetch it again. */
export const Failed = ({ text, onRetry }: Props) => {
  const translate = useTranslate()
  return (
    <Alert severity="error" action={<Button onClick={() => onRetry()}>{translate("components.tryAgain")}</Button>}>
      {translate(text)}
    </Alert>
  )
}
