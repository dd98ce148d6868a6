import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest } from "@medusajs/framework/http"
import { PreviewQuery, SaveMailTexts } from "./contract"
import { MAIL_OUTBOX } from "./modules/mail-outbox"
import type { MailOutboxService } from "./modules/mail-outbox/service"
import { listMailRows, readMailDetail } from "./sending/mail-details"
import { findMail } from "./sending/registry"
import { saveMailTexts } from "./workflows/save-mail-texts"

const NOT_FOUND = "No plugin defines such a mail"

export const MAIL_RESOURCES = [
  defineResource({
    name: "mails",
    tag: "Back office: shop",
    readRecord: (_, kind, scope) => scope.resolve<MailOutboxService>(MAIL_OUTBOX).readTexts(kind),
    routes: {
      "GET /back-office/mails": staffRoute(
        "settings.read",
        "Kinds of mail, each with its plugin and the languages whose texts the owner has changed",
        {},
        async (req, res) => {
          const rows = await listMailRows(req.scope)
          res.setHeader("Content-Range", `mails 0-${rows.length - 1}/${rows.length}`)
          res.json(rows)
        },
      ),
      "GET /back-office/mails/:kind": staffRoute(
        "settings.read",
        "A kind of mail: the owner's texts, and a sample as its recipient gets it",
        { query: PreviewQuery, errors: { 404: NOT_FOUND } },
        replyHandler((req) => {
          const { language } = parseInput(PreviewQuery, req.query)
          return readMailDetail(req.scope, req.params.kind, language)
        }),
      ),
      "PUT /back-office/mails/:kind": staffRoute(
        "settings.edit",
        "Saves the owner's subject and first paragraph of a mail; empty ones stand for the mail's own",
        {
          body: SaveMailTexts,
          errors: {
            400: "A placeholder is unknown",
            404: NOT_FOUND,
            409: "Someone else saved them meanwhile",
          },
        },
        auditedHandler(async (req: MedusaRequest<SaveMailTexts>, details) => {
          await saveMailTexts(req.scope, req.params.kind, req.validatedBody)
          details.subject = findMail(req.params.kind)?.name.en
          return readMailDetail(req.scope, req.params.kind, "en")
        }),
      ),
    },
  }),
]
