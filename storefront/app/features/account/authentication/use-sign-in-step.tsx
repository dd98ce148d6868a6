import { useState } from "react"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { FailureDialog } from "../failure-dialog.tsx"
import { ACCOUNT } from "../messages.ts"
import { WaitDialog } from "./wait-dialog.tsx"

const explain = (error: Error) => (error instanceof FetchError && error.message) || ACCOUNT.signInFailed

/** Runs one step of signing in, with a dialog of this title while it runs and one with the reason when it fails. */
export const useSignInStep = (title: string = ACCOUNT.signingIn) => {
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (step: () => Promise<void>) => {
    setWaiting(true)
    await step().catch((error: Error) => setFailure(explain(error)))
    setWaiting(false)
  }
  const dialogs = (
    <>
      <WaitDialog open={isWaiting} title={title} />
      <FailureDialog message={failure} onClose={() => setFailure(undefined)} />
    </>
  )
  return { run, isWaiting, dialogs }
}
