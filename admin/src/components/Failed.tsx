import { useListContext } from "react-admin"
import { Notice } from "./Notice"

type Props = { text: string; onRetry: () => unknown }

/** Says, by its words or their key, what could not be fetched, with a button to fetch it again. */
export const Failed = ({ text, onRetry }: Props) => (
  <Notice severity="error" text={text} action={{ label: "components.tryAgain", onClick: onRetry }} />
)

export const ListFailed = ({ text }: { text: string }) => <Failed text={text} onRetry={useListContext().refetch} />
