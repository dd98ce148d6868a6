import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useId } from "react"
import { useSearchParams } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { DialogLink } from "../../../components/dialog-link.tsx"
import { isClientError, sdk } from "../../../lib/backend/sdk.ts"
import { notify } from "../../../lib/notify.ts"
import { EraseDialog } from "./erase-dialog.tsx"
import { PERSONAL_DATA } from "./messages.ts"

async function downloadData() {
  const data = await sdk.client.fetch<object>("/store/personal-data")
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" })
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = "my-data.json"
  link.click()
  // the browser has taken the file over by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Downloads what the shop holds about the shopper, and erases their account: in a dialog, or, where its link was
 * followed without JavaScript, on the page.
 */
export function PersonalData() {
  const title = useId()
  const [search, setSearch] = useSearchParams()
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: downloadData,
    onError: (error) => notify.error(isClientError(error) ? error.message : PERSONAL_DATA.downloadFailed),
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
      {search.has("erase") && (
        <div id="erase">
          <EraseDialog open layout="page" onClose={() => setSearch({})} />
        </div>
      )}
    </section>
  )
}
