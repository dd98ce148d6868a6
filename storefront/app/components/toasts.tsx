import { useEffect } from "react"
import { Toaster, toast } from "sonner"
import { showNoticesWith } from "../lib/notify.ts"

export default function Toasts() {
  useEffect(() => showNoticesWith(({ kind, text, durationMs }) => toast[kind](text, { duration: durationMs })), [])
  return (
    <Toaster
      position="bottom-center"
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
