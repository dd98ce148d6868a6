import type { Unsubscribe } from "@haat/newsletter/contract"
import type { FormEvent } from "react"
import { Button, ButtonLink } from "../../components/button.tsx"
import { PageForm } from "../../components/page-form.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { useAnsweredForm } from "../../lib/forms/answered-form.ts"
import { SUBSCRIPTION } from "./messages.ts"

/** One button that ends a subscription: mail programs follow a link by themselves, and press nothing. */
export function EndSubscription({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = usePost<Unsubscribe, { message: string }>(
    "/store/newsletter/unsubscribe",
  )
  const answer = useAnsweredForm("unsubscribe")
  const end = (event: FormEvent) => {
    event.preventDefault()
    mutate({ token })
  }
  if (isSuccess || answer?.done)
    return (
      <div className="space-y-5">
        <p role="status">{SUBSCRIPTION.ended}</p>
        <ButtonLink to="/">{SUBSCRIPTION.home}</ButtonLink>
      </div>
    )
  return (
    <PageForm name="unsubscribe" onSubmit={end} className="space-y-5">
      <p>{SUBSCRIPTION.endAbout}</p>
      <Button type="submit" busy={isPending}>
        {SUBSCRIPTION.unsubscribe}
      </Button>
      {(error || answer?.errors) && (
        <p role="alert" className="text-sm font-medium text-bad">
          {!error || isClientError(error) ? SUBSCRIPTION.badLink : SUBSCRIPTION.failed}
        </p>
      )}
    </PageForm>
  )
}
