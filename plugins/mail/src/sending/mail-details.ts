import { LOCALES, type Locale } from "@haat/sdk/locale"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { MailDetail, MailRow } from "../contract"
import { MAIL_ERRORS } from "../errors"
import { renderHtml } from "../mails/layout"
import { asText } from "../mails/plain-text"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService } from "../modules/mail-outbox/service"
import { composePreview } from "./compose-mail"
import { findMail, listMails, type RegisteredMail } from "./registry"

/** Returns a kind of mail. @throws HttpError 404 */
export function requireMail(kind: string): RegisteredMail {
  const mail = findMail(kind)
  if (!mail) throw new HttpError(MAIL_ERRORS.no_such_mail)
  return mail
}

/** Lists the names that may stand in braces in the owner's texts of a mail. */
export const placeholdersOf = ({ placeholders }: RegisteredMail): string[] => [...placeholders, "shop"]

/** Lists the kinds of mail in the order of the plugins. */
export async function listMailRows(container: MedusaContainer): Promise<MailRow[]> {
  const texts = await container.resolve<MailOutboxService>(MAIL_OUTBOX).listTexts()
  return listMails().map(({ kind, name, plugin }) => ({
    id: kind,
    name,
    plugin,
    edited: LOCALES.filter((language) =>
      texts.some((text) => text.kind === kind && text.language === language && (text.subject || text.intro)),
    ),
  }))
}

/** Returns a kind of mail with its sample in a language. @throws HttpError 404 */
export async function readMailDetail(container: MedusaContainer, kind: string, language: Locale): Promise<MailDetail> {
  const definition = requireMail(kind)
  const [texts, ...previews] = await Promise.all([
    container.resolve<MailOutboxService>(MAIL_OUTBOX).readTexts(kind),
    ...LOCALES.map((one) => requirePreview(container, definition, one)),
  ])
  const { mail, shop } = previews[LOCALES.indexOf(language)]
  return {
    id: kind,
    name: definition.name,
    plugin: definition.plugin,
    ...texts,
    language,
    subject: mail.subject,
    html: renderHtml(mail, shop.name),
    text: asText(mail, shop.name),
    defaults: Object.fromEntries(
      LOCALES.map((one, i) => {
        const { subject, intro = "" } = previews[i].written
        return [one, { subject, intro }]
      }),
    ) as MailDetail["defaults"],
    placeholders: placeholdersOf(definition),
    knows_language: "language" in definition.sample,
  }
}

async function requirePreview(container: MedusaContainer, definition: RegisteredMail, language: Locale) {
  const preview = await composePreview(container, definition, language)
  if (!preview) throw new Error(`The mail ${definition.kind} writes nothing for its sample`)
  return preview
}
