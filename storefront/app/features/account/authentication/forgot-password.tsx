import { ForgotPassword as ForgotPasswordContract } from "@haat/accounts/contract"
import { useState } from "react"
import { Link, useLocation } from "react-router-dom"
import { Dialog } from "../../../components/dialog.tsx"
import MessageDialog from "../../../components/message-dialog.tsx"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { ACCOUNT } from "../messages.ts"
import { AccountForm, TEXT_BUTTON, useAccountForm } from "./account-form.tsx"
import { AUTHENTICATION } from "./messages.ts"
import { nextPage } from "./next-page.ts"
import { PersonField } from "./person-field.tsx"

/**
 * Requests a mail with a link to set a new password: in a dialog, or, where its link was followed without JavaScript,
 * on the page.
 */
export function ForgotPassword() {
  const [dialog, setDialog] = useState<"request" | "sent">()
  const { search } = useLocation()
  const isOnPage = new URLSearchParams(search).has("forgot")
  const next = nextPage(search)

  return (
    <>
      {!isOnPage && (
        <p className="mt-4 text-center">
          <Link
            to={`/login?${new URLSearchParams({ forgot: "1", ...(next && { next }) })}`}
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
        layout={isOnPage ? "page" : "card"}
        open={dialog === "request"}
        onOpenChange={() => setDialog(undefined)}
        title={AUTHENTICATION.forgotPassword}
        description={AUTHENTICATION.forgotText}
      >
        <RequestForm onSent={() => setDialog("sent")} />
      </Dialog>
      <MessageDialog
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
      <PersonField {...field("email")} />
    </AccountForm>
  )
}
