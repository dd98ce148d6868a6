import { Suspense } from "react"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"

const OopsDialog = lazyPart(() => import("./oops-dialog.tsx"))

/** Why a product could not be added; the dialog's code is loaded with the first failure. */
export function AddFailure({ failure, onClose }: { failure: string | undefined; onClose: () => void }) {
  if (failure === undefined) return null
  return (
    <Suspense>
      <OopsDialog message={failure} onClose={onClose} />
    </Suspense>
  )
}
