import { Dialog as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { IconButton } from "./icon-button.tsx"
import { X } from "./icons.ts"
import { COMMON } from "./messages.ts"

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, in reading order; the last one is the main action. */
  actions?: ReactNode
  /** False while something runs that must not be interrupted: no close button, no Escape, no click outside. */
  dismissible?: boolean
}

/** Where the focus was before each dialog. */
const openers = new WeakMap<EventTarget, HTMLElement>()
let lastOpener: HTMLElement | undefined

/** A dialog that follows another, such as a failure after a wait, gives the focus back to the first one's opener. */
function rememberFocus({ currentTarget }: Event) {
  const active = document.activeElement
  const isFollowing = !active || active === document.body || active.closest("[role=dialog]") !== null
  if (!isFollowing && active instanceof HTMLElement) lastOpener = active
  if (currentTarget && lastOpener) openers.set(currentTarget, lastOpener)
}

function returnFocus(event: Event) {
  event.preventDefault()
  if (event.currentTarget) openers.get(event.currentTarget)?.focus()
}

/** A modal dialog: traps the focus, gives it back to the opener, and is labelled by its title. */
export function Dialog({ open, onOpenChange, title, description, children, actions, dismissible = true }: DialogProps) {
  const stay = (event: Event) => dismissible || event.preventDefault()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <Radix.Content
          onOpenAutoFocus={rememberFocus}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          {...(description ? {} : { "aria-describedby": undefined })}
          className="fixed top-1/2 left-1/2 z-50 max-h-[88dvh] w-[min(32rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto rounded-lg border border-line bg-surface p-6 text-ink shadow-float"
        >
          <Radix.Title className="pr-10 text-xl font-semibold">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
          {children && <div className="mt-5">{children}</div>}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          {dismissible && (
            <Radix.Close asChild>
              <IconButton icon={X} label={COMMON.close} className="absolute top-3 right-3" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
