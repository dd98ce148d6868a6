import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import OutlinedInput from "@mui/material/OutlinedInput"
import Typography from "@mui/material/Typography"
import { type ReactNode, useState } from "react"
import { useTranslate } from "react-admin"
import { useUnsaved } from "./unsaved"

/** A reply, under the text that it answers. */
export const Reply = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ mt: 1.5, pl: 2, borderLeft: 3, borderColor: "secondary.main" }}>
    <Typography sx={{ fontWeight: 600, fontSize: "0.875rem" }}>{title}</Typography>
    <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
  </Box>
)

type Props = {
  /** The reply so far. */
  reply: string
  label: string
  placeholder: string
  /** The buttons before Cancel, for what is typed now; one of them submits. */
  actions: (text: string) => ReactNode
  onSave: (reply: string) => void
  onCancel: () => void
}

/** A reply of up to 2,000 characters. */
export const ReplyForm = ({ reply, label, placeholder, actions, onSave, onCancel }: Props) => {
  const translate = useTranslate()
  const [text, setText] = useState(reply)
  const changed = text.trim() !== reply
  useUnsaved(changed)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text.trim())
      }}
      // A key is too easily pressed to be worth what was typed.
      onKeyDown={({ key }) => key === "Escape" && !changed && onCancel()}
      sx={{ display: "grid", gap: 1, mt: 1.5, maxWidth: 680 }}
    >
      <OutlinedInput
        autoFocus
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={placeholder}
        slotProps={{ input: { "aria-label": label, maxLength: 2000 } }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {actions(text.trim())}
        <Button onClick={onCancel}>{translate("components.cancel")}</Button>
      </Box>
    </Box>
  )
}
