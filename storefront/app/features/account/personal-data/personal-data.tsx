import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useId } from "react"
import { useSearchParams } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { DialogLink } from "../../../components/dialog-link.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { notify } from "../../../lib/notify.ts"
import { downloadData } from "./download-data.ts"
import { EraseForm } from "./erase-form.tsx"
import { PERSONAL_DATA } from "./messages.ts"

const EraseDialog = lazyPart(() => import("./erase-dialog.tsx"))

const explain = (error: Error) => (isClientError(error) ? error.message : PERSONAL_DATA.downloadFailed)

/**
 * Downloads what the shop holds about the shopper, and erases their account: in a dialog, or, where its link was followed
 * without JavaScript, on the page.
 */
export function PersonalData() {
  const title = useId()
  const isErasing = useSearchParams()[0].has("erase")
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: downloadData,
    onError: (error) => notify.error(explain(error)),
  })
  const download = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <section aria-labelledby={title} className="mt-8 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
      <h2 id={title} className="mb-2 text-xl font-semibold">
        {PERSONAL_DATA.title}
      </h2>
      <p className="mb-5 text-ink-soft">{PERSONAL_DATA.about}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <form action="/store/personal-data" onSubmit={download}>
          <Button type="submit" variant="secondary" className="max-sm:w-full" busy={isPending}>
            {PERSONAL_DATA.download}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{PERSONAL_DATA.downloadHint}</p>
        </form>
        <div>
          <DialogLink
            to="/profile?erase=1#erase"
            variant="danger"
            className="max-sm:w-full"
            dialog={(props) => <EraseDialog {...props} />}
          >
            {PERSONAL_DATA.erase}
          </DialogLink>
          <p className="mt-2 text-sm text-ink-soft">{PERSONAL_DATA.eraseHint}</p>
        </div>
      </div>
      {isErasing && (
        <section id="erase" className="mt-8 border-t border-line pt-6">
          <h2 className="text-xl font-semibold">{PERSONAL_DATA.eraseTitle}</h2>
          <p className="mt-2 mb-5 text-ink-soft">{PERSONAL_DATA.eraseAbout}</p>
          <EraseForm>
            <Button type="submit" variant="danger">
              {PERSONAL_DATA.eraseNow}
            </Button>
          </EraseForm>
        </section>
      )}
    </section>
  )
}
