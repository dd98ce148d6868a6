import { Unsubscribe as ByLink } from "@haat/newsletter/contract"
import { PageHead } from "../components/page-head.tsx"
import { EndSubscription } from "../features/newsletter/end-subscription.tsx"
import { SUBSCRIPTION } from "../features/newsletter/messages.ts"
import { answerForms, postTo } from "../lib/forms/answer-forms.ts"
import type { Route } from "./+types/unsubscribe"

export const action = answerForms({
  unsubscribe: postTo("/store/newsletter/unsubscribe", ByLink, () => ({ done: SUBSCRIPTION.ended })),
})

/** Where the link of each mail of the newsletter leads. */
export default function Unsubscribe({ params }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-lg py-2 sm:py-8">
      <PageHead title={SUBSCRIPTION.endTitle} description={SUBSCRIPTION.endAbout} noIndex />
      {/* the address of this page is a key to the subscription */}
      <meta name="referrer" content="no-referrer" />
      <h1 className="mb-6 text-2xl font-semibold">{SUBSCRIPTION.endTitle}</h1>
      <EndSubscription token={params.token} />
    </div>
  )
}
