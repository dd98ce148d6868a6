import type { EraseAccount } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useLayoutEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import type { LinkedDialog } from "../../../components/dialog-link.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { usePost } from "../../../lib/backend/use-post.ts"
import { useNamedFormResult } from "../../../lib/forms/form-result.ts"
import { notify } from "../../../lib/notify.ts"
import { clearCache, clearDevice, leave } from "../sign-out/sign-out.ts"
import { ERASED_MS, PERSONAL_DATA } from "./messages.ts"

/** Lists what is erased and what is kept, and erases the account after a password check. */
export function EraseDialog({ onClose, ...dialog }: LinkedDialog) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const result = useNamedFormResult("erase")
  const erasure = usePost<EraseAccount, { erased: true }>("/store/personal-data/erasure")
  const { mutateAsync, isPending, error, reset } = erasure

  // Runs after the profile has left the screen: while it is mounted, a missing session leads to the login screen.
  const erased = useRef(false)
  useLayoutEffect(
    () => () => {
      if (erased.current) void leave(client).then(() => clearCache(client))
    },
    [client],
  )

  const close = () => {
    reset()
    onClose()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const current_password = String(new FormData(event.currentTarget).get("current_password") ?? "")
    // why it failed stands below the field
    const done = await mutateAsync({ current_password }).catch(() => null)
    if (!done) return
    notify.success(PERSONAL_DATA.erased, ERASED_MS)
    erased.current = true
    clearDevice()
    await navigate("/", { replace: true })
  }
  const problem = error && (isClientError(error) ? error.message : PERSONAL_DATA.failed)

  return (
    <Dialog
      {...dialog}
      onOpenChange={(isOpen) => isOpen || close()}
      title={PERSONAL_DATA.eraseTitle}
      description={PERSONAL_DATA.eraseAbout}
      dismissible={!isPending}
    >
      <PageForm name="erase" onSubmit={submit} className="space-y-5">
        <Points title={PERSONAL_DATA.goes} points={PERSONAL_DATA.goesList} />
        <Points title={PERSONAL_DATA.stays} points={PERSONAL_DATA.staysList} />
        <p className="text-sm">{PERSONAL_DATA.waits}</p>
        <TextField
          label={PERSONAL_DATA.password}
          name="current_password"
          type="password"
          autoComplete="current-password"
          error={problem ?? result?.errors?.current_password}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {dialog.layout !== "page" && (
            <Button variant="secondary" disabled={isPending} onClick={close}>
              {PERSONAL_DATA.keep}
            </Button>
          )}
          <Button variant="danger" type="submit" busy={isPending}>
            {PERSONAL_DATA.eraseNow}
          </Button>
        </div>
      </PageForm>
    </Dialog>
  )
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section className="text-sm">
    <h3 className="mb-1 font-semibold">{title}</h3>
    <ul className="list-disc space-y-1 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
)
