import { Suspense, useSyncExternalStore } from "react"
import { lazyPart } from "../lib/lazy-loading/lazy-part.ts"
import { isNoticeWaiting, onFirstNotice } from "../lib/notify.ts"

const Toasts = lazyPart(() => import("./toasts.tsx"))

let hadNotice = false
const isNeeded = () => {
  hadNotice ||= isNoticeWaiting()
  return hadNotice
}

/** Where messages sent with `notify` are shown; loads the toast library with the first of them. */
export function Toaster() {
  const needed = useSyncExternalStore(onFirstNotice, isNeeded, () => false)
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
