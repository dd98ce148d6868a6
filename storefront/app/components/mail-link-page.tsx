import type { FormEvent } from "react"
import { isClientError } from "../lib/backend/sdk.ts"
import { usePost } from "../lib/backend/use-post.ts"
import { useFormResultOf } from "../lib/forms/form-result.ts"
import { Button, ButtonLink } from "./button.tsx"
import { COMMON } from "./messages.ts"
import { PageForm } from "./page-form.tsx"
import { PageHead } from "./page-head.tsx"

type MailLinkPageProps = {
  /** as of a `PageForm` */
  name: string
  /** route of the backend that is sent the parts of the link */
  path: string
  link: object
  title: string
  about: string
  submitLabel: string
  done: string
  /** when it was not done */
  failed: string
  /** in place of the shop's sentence about a link that it does not take */
  badLink?: string
}

/** The page where a link of a mail leads. */
export const MailLinkPage = (props: MailLinkPageProps) => (
  <div className="mx-auto max-w-lg py-2 sm:py-8">
    <PageHead title={props.title} description={props.about} noIndex />
    {/* the address of this page contains a secret */}
    <meta name="referrer" content="no-referrer" />
    <h1 className="mb-6 text-2xl font-semibold">{props.title}</h1>
    <MailLinkForm {...props} />
  </div>
)

/** One button for what the link is for: mail programs follow links by themselves, and press nothing. */
function MailLinkForm({ name, path, link, badLink, ...words }: MailLinkPageProps) {
  const { mutate, isPending, isSuccess, error } = usePost(path)
  const result = useFormResultOf(name)
  const rejection = isClientError(error) ? error.message : Object.values(result?.errors ?? {})[0]
  const problem = rejection ? (badLink ?? rejection) : error && words.failed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(link)
  }
  if (isSuccess || result?.done)
    return (
      <div className="space-y-5">
        <p role="status">{words.done}</p>
        <ButtonLink to="/">{COMMON.toShop}</ButtonLink>
      </div>
    )
  return (
    <PageForm name={name} onSubmit={submit} className="space-y-5">
      <p>{words.about}</p>
      <Button type="submit" busy={isPending}>
        {words.submitLabel}
      </Button>
      {problem && (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </PageForm>
  )
}
