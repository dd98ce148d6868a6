import { Suspense, useSyncExternalStore } from "react"
import { lazyPart } from "../lib/lazy-loading/lazy-part.ts"
import { firstNotice } from "../lib/notify.ts"

const Toasts = lazyPart(() => import("./toasts.tsx"))

/** Where messages sent with `notify` are shown; loads the toast library with the first of them. */
export function Toaster() {
  const needed = useSyncExternalStore(firstNotice.subscribe, firstNotice.get, () => false)
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
