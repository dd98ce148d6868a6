import { ForgotPassword as ForgotPasswordContract } from "@haat/accounts/contract"
import { useId, useState } from "react"
import { Link, useSearchParams } from "react-router-dom"
import { Dialog } from "../../../components/dialog.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { FailureDialog } from "../failure-dialog.tsx"
import { ACCOUNT } from "../messages.ts"
import { AccountForm, useAccountForm } from "./account-form.tsx"
import { AUTHENTICATION } from "./messages.ts"
import { TEXT_BUTTON } from "./text-button.ts"

/**
 * Requests a mail with a link to set a new password: in a dialog, or, where its link was followed without JavaScript, on
 * the page.
 */
export function ForgotPassword() {
  const title = useId()
  const [dialog, setDialog] = useState<"request" | "sent">()
  const isOnPage = useSearchParams()[0].has("forgot")
  const requestForm = <RequestForm onSent={() => setDialog("sent")} />

  return (
    <>
      {isOnPage ? (
        <section aria-labelledby={title} className="mt-8 border-t border-line pt-6">
          <h2 id={title} className="text-xl font-semibold">
            {AUTHENTICATION.forgotPassword}
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">{AUTHENTICATION.forgotText}</p>
          {requestForm}
        </section>
      ) : (
        <p className="mt-4 text-center">
          <Link
            to="/login?forgot=1"
            onClick={(event) => {
              event.preventDefault()
              setDialog("request")
            }}
            className={`${TEXT_BUTTON} inline-grid place-items-center`}
          >
            {AUTHENTICATION.forgotPassword}
          </Link>
        </p>
      )}
      <Dialog
        open={dialog === "request"}
        onOpenChange={() => setDialog(undefined)}
        title={AUTHENTICATION.forgotPassword}
        description={AUTHENTICATION.forgotText}
      >
        {requestForm}
      </Dialog>
      <FailureDialog
        title={ACCOUNT.forgotSent}
        message={dialog === "sent" ? AUTHENTICATION.resetLinkSent : undefined}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const { field, account } = useAccountForm({
    name: "forgot-password",
    contract: ForgotPasswordContract,
    defaultValues: { email: "" },
    path: "/auth/forgot-password",
    failureTitle: ACCOUNT.forgotOops,
    explain: (error) => (error instanceof FetchError && error.message) || ACCOUNT.forgotFailed,
    onSent,
  })
  return (
    <AccountForm {...account} submitLabel={AUTHENTICATION.sendLink}>
      <TextField label={AUTHENTICATION.email} type="email" autoComplete="email" {...field("email")} />
    </AccountForm>
  )
}
