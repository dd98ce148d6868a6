import type { EraseAccount } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useId, useLayoutEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { usePost } from "../../../lib/backend/use-post.ts"
import { notify } from "../../../lib/notify.ts"
import { clearCache, clearDevice, leave } from "../sign-out/sign-out.ts"
import { EraseForm } from "./erase-form.tsx"
import { ERASED_MS, PERSONAL_DATA } from "./messages.ts"

const explain = (error: Error) => (isClientError(error) ? error.message : PERSONAL_DATA.failed)

/** Says what goes and what stays, and erases the account with its password. */
export default function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync, isPending, error, reset } = usePost<EraseAccount, { erased: true }>(
    "/store/personal-data/erasure",
  )

  // Only when the profile is off the screen: while it is there, nobody being signed in sends them to the login screen.
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

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || close()}
      title={PERSONAL_DATA.eraseTitle}
      description={PERSONAL_DATA.eraseAbout}
      dismissible={!isPending}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {PERSONAL_DATA.keep}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={isPending}>
            {PERSONAL_DATA.eraseNow}
          </Button>
        </>
      }
    >
      <EraseForm id={form} onSubmit={submit} error={error ? explain(error) : undefined} />
    </Dialog>
  )
}
