import { type ComponentProps, type MouseEvent, type ReactNode, Suspense } from "react"
import { ButtonLink } from "./button.tsx"
import { useLazyDialog } from "./use-lazy-dialog.ts"

/** Props that a dialog gets from its link, or from the page that shows it instead. */
export type LinkedDialog = { open: boolean; onClose: () => void; layout?: "page" }

type DialogLinkProps = Omit<ComponentProps<typeof ButtonLink>, "onClick"> & {
  /** draws the dialog; its code is loaded when it is first opened, where it is a `lazyPart` */
  dialog: (props: LinkedDialog) => ReactNode
}

const opensNewTab = (click: MouseEvent) => click.ctrlKey || click.metaKey || click.shiftKey || click.altKey

/** A link to a page that JavaScript shows as a dialog instead. */
export function DialogLink({ dialog, ...link }: DialogLinkProps) {
  const { isLoaded, isOpen, open, close } = useLazyDialog()
  const openDialog = (click: MouseEvent) => {
    if (opensNewTab(click)) return
    click.preventDefault()
    open()
  }
  return (
    <>
      <ButtonLink prefetch="none" aria-haspopup="dialog" {...link} onClick={openDialog} />
      {isLoaded && <Suspense>{dialog({ open: isOpen, onClose: close })}</Suspense>}
    </>
  )
}
