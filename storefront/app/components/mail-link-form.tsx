import type { FormEvent } from "react"
import { isClientError } from "../lib/backend/sdk.ts"
import { usePost } from "../lib/backend/use-post.ts"
import { useFormResultOf } from "../lib/forms/form-result.ts"
import { Button, ButtonLink } from "./button.tsx"
import { COMMON } from "./messages.ts"
import { PageForm } from "./page-form.tsx"

type MailLinkFormProps = {
  /** as of a `PageForm` */
  name: string
  /** route of the backend that is sent the parts of the link */
  path: string
  link: object
  about: string
  submitLabel: string
  done: string
  /** when it was not done */
  failed: string
  /** in place of the shop's sentence about a link that it does not take */
  badLink?: string
}

/** One button for what the link of a mail is for: mail programs follow links by themselves, and press nothing. */
export function MailLinkForm({ name, path, link, badLink, ...words }: MailLinkFormProps) {
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
