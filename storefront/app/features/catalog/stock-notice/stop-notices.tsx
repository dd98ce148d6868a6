import type { StopNotices as Link } from "@haat/mail/contract"
import type { FormEvent } from "react"
import { Button } from "../../../components/button.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { usePost } from "../../../lib/backend/use-post.ts"
import { useAnsweredForm } from "../../../lib/forms/answered-form.ts"
import { STOCK_NOTICE } from "./messages.ts"

/** A button, because readers of mail open links by themselves. */
export function StopNotices(link: Link) {
  const { mutate, isPending, isSuccess, error } = usePost<Link, { message: string }>("/store/stock-notices/stop")
  const answer = useAnsweredForm("stop-notices")
  const stop = (event: FormEvent) => {
    event.preventDefault()
    mutate(link)
  }
  return (
    <PageForm name="stop-notices" onSubmit={stop} className="grid justify-items-start gap-6">
      <p className="text-lg">{STOCK_NOTICE.stopText}</p>
      {!isSuccess && !answer?.done && (
        <Button type="submit" busy={isPending}>
          {STOCK_NOTICE.stop}
        </Button>
      )}
      <div className="min-h-7" aria-live="polite">
        {isSuccess && <p className="font-medium text-good">{STOCK_NOTICE.stopped}</p>}
        {error && <p className="font-medium text-bad">{isClientError(error) ? error.message : STOCK_NOTICE.failed}</p>}
      </div>
    </PageForm>
  )
}
