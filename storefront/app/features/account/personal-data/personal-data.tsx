import { useMutation } from "@tanstack/react-query"
import { Suspense, useId } from "react"
import { Button } from "../../../components/button.tsx"
import { useLazyDialog } from "../../../components/use-lazy-dialog.ts"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { notify } from "../../../lib/notify.ts"
import { downloadData } from "./download-data.ts"
import { PERSONAL_DATA } from "./messages.ts"

const EraseDialog = lazyPart(() => import("./erase-dialog.tsx"))

const explain = (error: Error) => (isClientError(error) ? error.message : PERSONAL_DATA.downloadFailed)

/** Downloads what the shop holds about the shopper, and erases their account. */
export function PersonalData() {
  const title = useId()
  const dialog = useLazyDialog()
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: downloadData,
    onError: (error) => notify.error(explain(error)),
  })
  return (
    <section aria-labelledby={title} className="mt-8 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
      <h2 id={title} className="mb-2 text-xl font-semibold">
        {PERSONAL_DATA.title}
      </h2>
      <p className="mb-5 text-ink-soft">{PERSONAL_DATA.about}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <Button variant="secondary" className="max-sm:w-full" busy={isPending} onClick={() => mutate()}>
            {PERSONAL_DATA.download}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{PERSONAL_DATA.downloadHint}</p>
        </div>
        <div>
          <Button variant="danger" className="max-sm:w-full" aria-haspopup="dialog" onClick={dialog.open}>
            {PERSONAL_DATA.erase}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{PERSONAL_DATA.eraseHint}</p>
        </div>
      </div>
      {dialog.isLoaded && (
        <Suspense>
          <EraseDialog open={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </section>
  )
}
