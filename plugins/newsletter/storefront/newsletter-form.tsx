import type { SubscribeHere } from "@haat/newsletter/contract"
import {
  Button,
  FetchError,
  LANGUAGE,
  notify,
  PageForm,
  type SlotProps,
  TextField,
  useNamedFormResult,
  usePost,
} from "@haat/sdk/storefront"
import { type FormEvent, useId } from "react"
import { CONSENT, NEWSLETTER } from "./messages.ts"

const SUBSCRIBED_MS = 1_500

/** The specification's sentence, and what else the person can do something about. */
function explain(error: Error) {
  const status = error instanceof FetchError ? error.status : undefined
  if (status === 400) return NEWSLETTER.failed
  return `${NEWSLETTER.failed} ${status === 429 ? error.message : NEWSLETTER.noResponse}`
}

/** Subscribes an address. The field keeps its value when that fails. */
export default function NewsletterForm({ title = NEWSLETTER.title }: SlotProps["home.sections"]) {
  const heading = useId()
  const { mutateAsync, isPending, error } = usePost<SubscribeHere, { message: string }>("/store/newsletter")
  const result = useNamedFormResult("newsletter")

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
    <section id="newsletter" aria-labelledby={heading} className="rounded-xl bg-brand-soft px-5 py-8 sm:px-10">
      <h2 id={heading} className="text-2xl font-semibold">
        {title}
      </h2>
      <p className="mt-2 mb-5 max-w-xl">{CONSENT.words}</p>
      <PageForm
        name="newsletter"
        action="?index#newsletter"
        noValidate={false}
        onSubmit={submit}
        className="flex max-w-xl flex-col items-stretch gap-3 sm:flex-row sm:flex-wrap sm:items-start"
      >
        <input type="hidden" name="language" value={LANGUAGE} />
        <TextField
          label={NEWSLETTER.email}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={NEWSLETTER.placeholder}
          defaultValue={result?.values?.email}
          error={error ? explain(error) : result?.errors?.email}
          className="grow"
        />
        <Button type="submit" busy={isPending} className="sm:mt-7">
          {NEWSLETTER.subscribe}
        </Button>
      </PageForm>
    </section>
  )
}
