import { Suspense } from "react"
import { useStored } from "../lib/device/stored-value.ts"
import { lazyPart } from "../lib/lazy-loading/lazy-part.ts"
import { firstNotice } from "../lib/notify.ts"

const Toasts = lazyPart(() => import("./toasts.tsx"))

/** Shows the messages sent with `notify`; loads the toast library with the first of them. */
export function Toaster() {
  const isNeeded = useStored(firstNotice, false)
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
