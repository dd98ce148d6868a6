import { Unsubscribe as ByLink } from "@haat/newsletter/contract"
import { formAction, MailLinkPage, postForm } from "@haat/sdk/storefront"
import { useParams } from "react-router-dom"
import { SUBSCRIPTION } from "../messages.ts"

const PATH = "/store/newsletter/unsubscribe"

export const action = formAction({
  unsubscribe: postForm(PATH, ByLink, () => ({ done: SUBSCRIPTION.ended })),
})

/** The page of the link in each mail of the newsletter. */
export default function Unsubscribe() {
  return (
    <MailLinkPage
      name="unsubscribe"
      path={PATH}
      link={useParams()}
      title={SUBSCRIPTION.endTitle}
      about={SUBSCRIPTION.endAbout}
      submitLabel={SUBSCRIPTION.unsubscribe}
      done={SUBSCRIPTION.ended}
      failed={SUBSCRIPTION.failed}
      badLink={SUBSCRIPTION.badLink}
    />
  )
}
