import { Suspense, useSyncExternalStore } from "react"
import { lazyPart } from "../lib/lazy-part.ts"
import { isNoticeWaiting, onFirstNotice } from "../lib/notify.ts"

const Toasts = lazyPart(() => import("./toasts.tsx"))

let called = false
const isCalled = () => {
  called ||= isNoticeWaiting()
  return called
}

/** Place for the messages sent with `notify`; brings in the toast library with the first of them. */
export function Toaster() {
  const needed = useSyncExternalStore(onFirstNotice, isCalled, () => false)
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
