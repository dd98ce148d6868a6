import { StopNotices as ByLink } from "@haat/mail/contract"
import { MailLinkPage } from "../components/mail-link-page.tsx"
import { STOCK_NOTICE } from "../features/catalog/stock-notice/messages.ts"
import { postForm } from "../lib/forms/form-action.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/stop-notices"

const PATH = "/store/stock-notices/stop"

export const action = pageAction({
  "stop-notices": postForm(PATH, ByLink, () => ({ done: STOCK_NOTICE.stopped })),
})

/** The page of the link in a mail about stock. */
export default function StopNoticesPage({ params }: Route.ComponentProps) {
  return (
    <MailLinkPage
      name="stop-notices"
      path={PATH}
      link={params}
      title={STOCK_NOTICE.stopTitle}
      about={STOCK_NOTICE.stopText}
      submitLabel={STOCK_NOTICE.stop}
      done={STOCK_NOTICE.stopped}
      failed={STOCK_NOTICE.failed}
    />
  )
}
