import { type FormEvent, useId } from "react"
import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { FetchError } from "../../lib/backend/sdk.ts"
import { LANGUAGE } from "../../lib/language/language.ts"
import { CONSENT } from "../../lib/newsletter/messages.ts"
import { notify } from "../../lib/notify.ts"
import { NEWSLETTER, SUBSCRIBED_MS } from "./messages.ts"
import { useSubscribe } from "./subscribe.ts"

/** The specification's sentence, and what else the person can do something about. */
function explain(error: Error) {
  const status = error instanceof FetchError ? error.status : undefined
  if (status === 400) return NEWSLETTER.failed
  return `${NEWSLETTER.failed} ${status === 429 ? error.message : NEWSLETTER.noResponse}`
}

/** Subscribes an address. The field keeps its value when that fails. */
export function NewsletterForm() {
  const heading = useId()
  const { mutateAsync, isPending, error } = useSubscribe()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending) return
    const email = String(new FormData(form).get("email") ?? "")
    // why it failed stands below the field
    const done = await mutateAsync({ email, language: LANGUAGE }).catch(() => null)
    if (!done) return
    form.reset()
    notify.success(NEWSLETTER.subscribed, SUBSCRIBED_MS)
  }

  return (
    <section aria-labelledby={heading} className="rounded-xl bg-brand-soft px-5 py-8 sm:px-10">
      <h2 id={heading} className="text-2xl font-semibold">
        {NEWSLETTER.title}
      </h2>
      <p className="mt-2 mb-5 max-w-xl">{CONSENT.words}</p>
      <form
        method="post"
        onSubmit={submit}
        className="flex max-w-xl flex-col items-stretch gap-3 sm:flex-row sm:items-start"
      >
        <TextField
          label={NEWSLETTER.email}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={NEWSLETTER.placeholder}
          error={error ? explain(error) : undefined}
          className="grow"
        />
        <Button type="submit" busy={isPending} className="sm:mt-7">
          {NEWSLETTER.subscribe}
        </Button>
      </form>
    </section>
  )
}
