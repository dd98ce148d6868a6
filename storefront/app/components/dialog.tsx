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
   * "sheet" slides up from the lower edge of the window, with its buttons always visible. "page" renders the content as
   * a section of a page instead of a dialog: without JavaScript, a `DialogLink` leads to such a page.
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

/** For each open dialog, the element that had the focus before it. */
const openers = new WeakMap<EventTarget, HTMLElement>()
let lastOpener: HTMLElement | undefined

/**
 * Remembers the element that opened a dialog. A dialog that replaces another one, such as an error after a progress
 * dialog, gets the opener of the first.
 */
function rememberOpener({ currentTarget }: Event) {
  const active = document.activeElement
  const replacesDialog = !active || active === document.body || active.closest("[role=dialog]") !== null
  if (!replacesDialog && active instanceof HTMLElement) lastOpener = active
  if (currentTarget && lastOpener) openers.set(currentTarget, lastOpener)
}

/** Focuses an opened sheet itself: a focused first field would open a phone's keyboard over it. */
function focusSheetInsteadOfField(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

function returnFocus(event: Event) {
  event.preventDefault()
  if (event.currentTarget) openers.get(event.currentTarget)?.focus()
}

/** Modal dialog: traps the focus, returns it to the opener, and is labelled by its title. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, dismissible = true, layout = "card" } = props
  const preventUnlessDismissible = (event: Event) => dismissible || event.preventDefault()
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
          onOpenAutoFocus={(event) => {
            rememberOpener(event)
            if (layout === "sheet") focusSheetInsteadOfField(event)
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={preventUnlessDismissible}
          onInteractOutside={preventUnlessDismissible}
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
