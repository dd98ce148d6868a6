import { pageUrl } from "@haat/sdk/locale"
import { exportHandler, findRecord, listHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffExport, staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { unsubscribePath } from "./contract"
import { NEWSLETTER_ERRORS } from "./errors"
import { NEWSLETTER } from "./modules/newsletter"
import type NewsletterService from "./modules/newsletter/service"
import { NEWSLETTER_PERMISSIONS } from "./permissions"
import { findSubscriber, MAILED_SUBSCRIBERS, type MailedSubscriber, SUBSCRIBERS } from "./queries/list-subscribers"

export const NEWSLETTER_RESOURCES = [
  defineResource({
    name: "subscribers",
    tag: "Back office: people",
    permissions: NEWSLETTER_PERMISSIONS,
    routes: {
      "GET /back-office/subscribers": staffList(
        "subscribers.read",
        "Subscribers of the newsletter, newest first",
        "q",
        listHandler("subscribers", SUBSCRIBERS, SUBSCRIBERS.page),
      ),
      "GET /back-office/subscribers/:id": staffRoute(
        "subscribers.read",
        "One subscriber",
        {},
        replyHandler(findRecord(findSubscriber, NEWSLETTER_ERRORS.no_such_subscriber)),
      ),
      /** Each with the link that a mail to them must have. */
      "GET /back-office/subscribers/export": staffExport("subscribers.read", "Subscribers as a file", (req, res) => {
        const { publicUrl } = req.scope.resolve<NewsletterService>(NEWSLETTER)
        const columns = {
          email: ({ email }: { email: string }) => email,
          subscribed_at: ({ created_at }: { created_at: string }) => new Date(created_at).toISOString(),
          unsubscribe_url: ({ unsubscribe_token, consent_language }: MailedSubscriber) =>
            pageUrl(publicUrl, consent_language ?? "en", unsubscribePath(unsubscribe_token)),
        }
        return exportHandler("subscribers", MAILED_SUBSCRIBERS, columns)(req, res)
      }),
    },
  }),
]
