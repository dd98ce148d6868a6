import { Unsubscribe as ByLink } from "@haat/newsletter/contract"
import { MailLinkPage } from "../components/mail-link-page.tsx"
import { SUBSCRIPTION } from "../features/newsletter/messages.ts"
import { formAction } from "../lib/forms/form-action.ts"
import { postForm } from "../lib/forms/post-form.ts"
import type { Route } from "./+types/unsubscribe"

const PATH = "/store/newsletter/unsubscribe"

export const action = formAction({
  unsubscribe: postForm(PATH, ByLink, () => ({ done: SUBSCRIPTION.ended })),
})

/** The page of the link in each mail of the newsletter. */
export default function Unsubscribe({ params }: Route.ComponentProps) {
  return (
    <MailLinkPage
      name="unsubscribe"
      path={PATH}
      link={params}
      title={SUBSCRIPTION.endTitle}
      about={SUBSCRIPTION.endAbout}
      submitLabel={SUBSCRIPTION.unsubscribe}
      done={SUBSCRIPTION.ended}
      failed={SUBSCRIPTION.failed}
      badLink={SUBSCRIPTION.badLink}
    />
  )
}
