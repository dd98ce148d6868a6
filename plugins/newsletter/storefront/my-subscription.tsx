import type { ChangeSubscription, Subscription } from "@haat/newsletter/contract"
import { Button, isClientError, LANGUAGE, PageForm, sdk, sessionHeaders, usePost } from "@haat/sdk/storefront"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useId } from "react"
import { CONSENT, SUBSCRIPTION } from "./messages.ts"

const MINE = "/store/newsletter/mine"

/** Subscription of the signed-in shopper's e-mail address; another address is fetched anew. */
export const subscriptionQuery = (email: string) =>
  queryOptions({
    queryKey: ["newsletter", email],
    queryFn: ({ client, signal }) => sdk.client.fetch<Subscription>(MINE, { signal, headers: sessionHeaders(client) }),
  })

/** Says if the shopper gets the newsletter, with one button to change that: as easily off as on. */
export function MySubscription({ email }: { email: string }) {
  const title = useId()
  const { data } = useQuery(subscriptionQuery(email))
  const client = useQueryClient()
  const { mutate, isPending, error } = usePost<ChangeSubscription, Subscription>(MINE, {
    onSuccess: (subscription) => client.setQueryData(subscriptionQuery(email).queryKey, subscription),
  })
  const explained = error && (isClientError(error) ? error.message : SUBSCRIPTION.failed)
  const change = (event: FormEvent) => {
    event.preventDefault()
    if (data) mutate({ subscribed: !data.subscribed, language: LANGUAGE })
  }
  return (
    <section
      id="newsletter"
      aria-labelledby={title}
      className="mt-8 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      <h2 id={title} className="mb-2 text-xl font-semibold">
        {SUBSCRIPTION.title}
      </h2>
      <p className="mb-4 text-ink-soft">{CONSENT.words}</p>
      <PageForm
        name="subscription"
        action="#newsletter"
        onSubmit={change}
        className="flex min-h-11 flex-wrap items-center justify-between gap-3"
      >
        <input type="hidden" name="language" value={LANGUAGE} />
        <p role="status" className="wrap-anywhere">
          {data && (data.subscribed ? SUBSCRIPTION.on(email) : SUBSCRIPTION.off(email))}
        </p>
        {data && (
          <Button type="submit" variant="secondary" name="subscribed" value={String(!data.subscribed)} busy={isPending}>
            {data.subscribed ? SUBSCRIPTION.unsubscribe : SUBSCRIPTION.subscribe}
          </Button>
        )}
      </PageForm>
      {explained && (
        <p role="alert" className="mt-3 text-sm font-medium text-bad">
          {explained}
        </p>
      )}
    </section>
  )
}
