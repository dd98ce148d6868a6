import type { FormEvent } from "react"
import { isClientError } from "../lib/backend/sdk.ts"
import { usePost } from "../lib/backend/use-post.ts"
import { useNamedFormResult } from "../lib/forms/form-result.ts"
import { Button, ButtonLink } from "./button.tsx"
import { COMMON } from "./messages.ts"
import { PageForm } from "./page-form.tsx"
import { PageHead } from "./page-head.tsx"

type MailLinkPageProps = {
  /** as of a `PageForm` */
  name: string
  /** route of the backend that receives `link` */
  path: string
  link: object
  title: string
  about: string
  submitLabel: string
  done: string
  /** shown when the request failed without a reason */
  failed: string
  /** replaces the backend's reason for a rejected link */
  badLink?: string
}

/** A page with one button for the action of a mail's link, because mail programs follow links by themselves. */
export function MailLinkPage({ name, path, link, title, about, badLink, ...words }: MailLinkPageProps) {
  const { mutate, isPending, isSuccess, error } = usePost(path)
  const result = useNamedFormResult(name)
  const rejection = isClientError(error) ? error.message : Object.values(result?.errors ?? {})[0]
  const problem = rejection ? (badLink ?? rejection) : error && words.failed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(link)
  }
  return (
    <div className="max-w-2xl space-y-5">
      <PageHead title={title} description={about} noIndex />
      {/* the address of this page contains a secret; with no-referrer its form would be sent from the origin "null" */}
      <meta name="referrer" content="same-origin" />
      <h1 className="text-3xl font-semibold">{title}</h1>
      {isSuccess || result?.done ? (
        <>
          <p role="status">{words.done}</p>
          <ButtonLink to="/">{COMMON.toShop}</ButtonLink>
        </>
      ) : (
        <PageForm name={name} onSubmit={submit} className="space-y-5">
          <p>{about}</p>
          <Button type="submit" busy={isPending}>
            {words.submitLabel}
          </Button>
          {problem && (
            <p role="alert" className="text-sm font-medium text-bad">
              {problem}
            </p>
          )}
        </PageForm>
      )}
    </div>
  )
}
