import { StopNotices as ByLink } from "@haat/mail/contract"
import { MailLinkForm } from "../components/mail-link-form.tsx"
import { PageHead } from "../components/page-head.tsx"
import { STOCK_NOTICE } from "../features/catalog/stock-notice/messages.ts"
import { formAction, postTo } from "../lib/forms/form-action.ts"
import type { Route } from "./+types/stop-notices"

const PATH = "/store/stock-notices/stop"

export const action = formAction({
  "stop-notices": postTo(PATH, ByLink, () => ({ done: STOCK_NOTICE.stopped })),
})

/** Where the link of a mail about stock leads. */
export default function StopNoticesPage({ params }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHead title={STOCK_NOTICE.stopTitle} description={STOCK_NOTICE.stopText} noIndex />
      {/* the address of this page contains a secret; with no-referrer its form would be sent from the origin "null" */}
      <meta name="referrer" content="same-origin" />
      <h1 className="mb-4 text-3xl font-semibold">{STOCK_NOTICE.stopTitle}</h1>
      <MailLinkForm
        name="stop-notices"
        path={PATH}
        link={params}
        about={STOCK_NOTICE.stopText}
        submitLabel={STOCK_NOTICE.stop}
        done={STOCK_NOTICE.stopped}
        failed={STOCK_NOTICE.failed}
      />
    </div>
  )
}
