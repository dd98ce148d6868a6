import { Button, ButtonLink } from "../../components/button.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { SUBSCRIPTION } from "./messages.ts"
import { useUnsubscribe } from "./subscription.ts"

/** One button that ends a subscription: mail programs follow a link by themselves, and press nothing. */
export function EndSubscription({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useUnsubscribe()
  if (isSuccess)
    return (
      <div className="space-y-5">
        <p role="status">{SUBSCRIPTION.ended}</p>
        <ButtonLink to="/">{SUBSCRIPTION.home}</ButtonLink>
      </div>
    )
  return (
    <div className="space-y-5">
      <p>{SUBSCRIPTION.endAbout}</p>
      <Button busy={isPending} onClick={() => mutate({ token })}>
        {SUBSCRIPTION.unsubscribe}
      </Button>
      {error && (
        <p role="alert" className="text-sm font-medium text-bad">
          {isClientError(error) ? SUBSCRIPTION.badLink : SUBSCRIPTION.failed}
        </p>
      )}
    </div>
  )
}
