import { Unsubscribe as ByLink } from "@haat/newsletter/contract"
import { MailLinkForm } from "../components/mail-link-form.tsx"
import { PageHead } from "../components/page-head.tsx"
import { SUBSCRIPTION } from "../features/newsletter/messages.ts"
import { formAction, postTo } from "../lib/forms/form-action.ts"
import type { Route } from "./+types/unsubscribe"

const PATH = "/store/newsletter/unsubscribe"

export const action = formAction({
  unsubscribe: postTo(PATH, ByLink, () => ({ done: SUBSCRIPTION.ended })),
})

/** Where the link of each mail of the newsletter leads. */
export default function Unsubscribe({ params }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-lg py-2 sm:py-8">
      <PageHead title={SUBSCRIPTION.endTitle} description={SUBSCRIPTION.endAbout} noIndex />
      {/* this address is a key to the subscription; with no-referrer the form would be sent from the origin "null" */}
      <meta name="referrer" content="same-origin" />
      <h1 className="mb-6 text-2xl font-semibold">{SUBSCRIPTION.endTitle}</h1>
      <MailLinkForm
        name="unsubscribe"
        path={PATH}
        link={params}
        about={SUBSCRIPTION.endAbout}
        submitLabel={SUBSCRIPTION.unsubscribe}
        done={SUBSCRIPTION.ended}
        failed={SUBSCRIPTION.failed}
        badLink={SUBSCRIPTION.badLink}
      />
    </div>
  )
}
