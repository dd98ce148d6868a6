import Alert, { type AlertProps } from "@mui/material/Alert"
import Button from "@mui/material/Button"
import type { ReactNode } from "react"
import { useListContext, useTranslate } from "react-admin"

type Props = Pick<AlertProps, "severity" | "sx" | "role"> & {
  /** Its text or the key of it. */
  text: string
  /** A button beside it. */
  action?: { label: string; onClick: () => unknown }
  /** After the sentence, such as a link. */
  children?: ReactNode
}

/** A sentence that the person should see: a failure, a warning, or that something is done. */
export const Notice = ({ text, action, children, ...alert }: Props) => {
  const translate = useTranslate()
  return (
    <Alert
      {...alert}
      action={
        action && <Button onClick={() => action.onClick()}>{translate(action.label, { _: action.label })}</Button>
      }
    >
      {translate(text, { _: text })}
      {children && <> {children}</>}
    </Alert>
  )
}

/** Says, by its words or their key, what could not be fetched, with a button to fetch it again. */
export const RetryNotice = ({ text, onRetry }: { text: string; onRetry: () => unknown }) => (
  <Notice severity="error" text={text} action={{ label: "components.tryAgain", onClick: onRetry }} />
)

export const ListRetryNotice = ({ text }: { text: string }) => (
  <RetryNotice text={text} onRetry={useListContext().refetch} />
)
