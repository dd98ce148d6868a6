import { useState } from "react"
import MessageDialog from "../../components/message-dialog.tsx"

/** Shown when a part of the page could not be loaded, until it is closed. */
export default function HomeFailure({ text }: { text: string }) {
  const [message, setMessage] = useState<string | undefined>(text)
  return <MessageDialog message={message} onClose={() => setMessage(undefined)} />
}
