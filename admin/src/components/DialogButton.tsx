import { type ComponentProps, type ReactNode, Suspense, useState } from "react"
import { TextButton } from "./TextButton"

type Props = ComponentProps<typeof TextButton> & {
  /** The dialog, given what closes it. */
  dialog: (close: () => void) => ReactNode
}

export const DialogButton = ({ dialog, ...button }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton {...button} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && dialog(() => setOpen(false))}</Suspense>
    </>
  )
}
