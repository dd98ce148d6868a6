import { useState } from "react"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { HOME } from "./messages.ts"

/** Shown when a part of the page could not be loaded. */
export default function HomeFailure() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={HOME.oops}
      description={HOME.somethingWrong}
      actions={<Button onClick={() => setOpen(false)}>{HOME.ok}</Button>}
    />
  )
}
