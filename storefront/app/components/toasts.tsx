import { useEffect } from "react"
import { Toaster, toast } from "sonner"
import { type Notice, showNoticesWith } from "../lib/notify.ts"
import { COMMON } from "./messages.ts"
import { NoticeAction } from "./notice-action.tsx"

let shown = 0

const show = ({ kind, text, durationMs, link }: Notice) => {
  const id = ++shown
  const draw = (duration: number) => {
    toast[kind](text, {
      id,
      duration,
      action: link && (
        <NoticeAction
          link={link}
          onFocus={() => draw(Number.POSITIVE_INFINITY)}
          onBlur={() => draw(durationMs)}
          onFollow={() => toast.dismiss(id)}
        />
      ),
    })
  }
  draw(durationMs)
}

/** The toast library, which shows the messages sent with `notify`. */
export default function Toasts() {
  useEffect(() => showNoticesWith(show), [])
  return (
    <Toaster
      position="bottom-center"
      containerAriaLabel={COMMON.notices}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-md bg-ink px-4 py-3 font-sans text-sm font-medium text-canvas shadow-float",
        },
      }}
    />
  )
}
