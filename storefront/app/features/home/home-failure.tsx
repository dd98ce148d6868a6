import { useState } from "react"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"

type HomeFailureProps = { title: string; text: string; ok: string }

/** Shown when a part of the page could not be loaded. */
export default function HomeFailure({ title, text, ok }: HomeFailureProps) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={text}
      actions={<Button onClick={() => setOpen(false)}>{ok}</Button>}
    />
  )
}
