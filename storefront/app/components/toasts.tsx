import { useEffect } from "react"
import { Link } from "react-router-dom"
import { Toaster, toast } from "sonner"
import { type Notice, setNoticeRenderer } from "../lib/notify.ts"
import { COMMON } from "./messages.ts"

let lastId = 0

const show = ({ kind, text, durationMs, link }: Notice) => {
  const id = ++lastId
  const draw = (duration: number) => {
    toast[kind](text, {
      id,
      duration,
      action: link && (
        <Link
          to={link.to}
          onClick={() => toast.dismiss(id)}
          // it stays while its link has the focus, as it does under the mouse
          onFocus={() => draw(Number.POSITIVE_INFINITY)}
          onBlur={() => draw(durationMs)}
          className={
            "-my-2 ml-auto inline-flex min-h-11 shrink-0 items-center rounded-sm px-2 font-semibold underline " +
            "focus-visible:outline-2 focus-visible:outline-canvas"
          }
        >
          {link.label}
        </Link>
      ),
    })
  }
  draw(durationMs)
}

/** The toast library, which shows the messages sent with `notify`. */
export default function Toasts() {
  useEffect(() => setNoticeRenderer(show), [])
  return (
    <Toaster
      position="bottom-center"
      containerAriaLabel={COMMON.notices}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-md bg-ink px-4 py-3 font-sans text-sm font-medium text-canvas " +
            "shadow-float",
        },
      }}
    />
  )
}
