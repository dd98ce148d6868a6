import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { cx } from "../lib/class-names.ts"
import { IconButton } from "./icon-button.tsx"
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
  /**
   * A sheet comes from the lower edge of the window, and its buttons stay in sight. A page is no dialog: it has the
   * content to itself, where a `DialogLink` has led before there is JavaScript.
   */
  layout?: "card" | "sheet" | "page"
}

const LAYOUTS = {
  card: {
    content: "top-1/2 left-1/2 max-h-[88dvh] w-[min(32rem,calc(100vw-2rem))] -translate-1/2 rounded-lg border p-6",
    actions: "mt-6 flex flex-wrap justify-end gap-3",
  },
  sheet: {
    content: "inset-x-0 bottom-0 max-h-[88dvh] rounded-t-xl border-t px-4 pt-5",
    actions:
      "sticky bottom-0 -mx-4 mt-6 border-t border-line bg-surface px-4 pt-3 " +
      "pb-[max(0.75rem,env(safe-area-inset-bottom))]",
  },
}

/** The element that had the focus before each dialog. */
const openers = new WeakMap<EventTarget, HTMLElement>()
let lastOpener: HTMLElement | undefined

/** A dialog that follows another, such as a failure after a wait, gives the focus back to the first one's opener. */
function rememberFocus({ currentTarget }: Event) {
  const active = document.activeElement
  const isFollowing = !active || active === document.body || active.closest("[role=dialog]") !== null
  if (!isFollowing && active instanceof HTMLElement) lastOpener = active
  if (currentTarget && lastOpener) openers.set(currentTarget, lastOpener)
}

/** A sheet is for choosing: focus on its first field would open the keyboard over it. */
function focusSheet(event: Event) {
  rememberFocus(event)
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

function returnFocus(event: Event) {
  event.preventDefault()
  if (event.currentTarget) openers.get(event.currentTarget)?.focus()
}

/** A modal dialog: traps the focus, gives it back to the opener, and is labelled by its title. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, dismissible = true, layout = "card" } = props
  const stay = (event: Event) => dismissible || event.preventDefault()
  if (layout === "page")
    return (
      <section aria-label={title} className="mt-6 max-w-lg">
        <h2 className="text-xl font-semibold">{title}</h2>
        {description && <p className="mt-2 text-ink-soft">{description}</p>}
        <div className="mt-5">{children}</div>
      </section>
    )
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <Radix.Content
          onOpenAutoFocus={layout === "sheet" ? focusSheet : rememberFocus}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx(
            "fixed z-50 overflow-y-auto border-line bg-surface text-ink shadow-float",
            LAYOUTS[layout].content,
          )}
        >
          <Radix.Title className="pr-10 text-xl font-semibold">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
          {children && <div className="mt-5">{children}</div>}
          {actions && <div className={LAYOUTS[layout].actions}>{actions}</div>}
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
