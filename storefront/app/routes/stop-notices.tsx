import { StopNotices as ByLink } from "@haat/mail/contract"
import { PageHead } from "../components/page-head.tsx"
import { STOCK_NOTICE } from "../features/catalog/stock-notice/messages.ts"
import { StopNotices } from "../features/catalog/stock-notice/stop-notices.tsx"
import { answerForms, postTo } from "../lib/forms/answer-forms.ts"
import type { Route } from "./+types/stop-notices"

export const action = answerForms({
  "stop-notices": postTo("/store/stock-notices/stop", ByLink, () => ({ done: STOCK_NOTICE.stopped })),
})

/** Where the link of a mail about stock leads. */
export default function StopNoticesPage({ params }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHead title={STOCK_NOTICE.stopTitle} description={STOCK_NOTICE.stopText} noIndex />
      {/* the address of this page contains a secret */}
      <meta name="referrer" content="no-referrer" />
      <h1 className="mb-4 text-3xl font-semibold">{STOCK_NOTICE.stopTitle}</h1>
      <StopNotices id={params.id} signature={params.signature} />
    </div>
  )
}
