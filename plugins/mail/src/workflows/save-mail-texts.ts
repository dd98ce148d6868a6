import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MailTexts, type SaveMailTexts } from "../contract"
import { MAIL_ERRORS } from "../errors"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService } from "../modules/mail-outbox/service"
import { placeholdersIn } from "../sending/edited-text"
import { placeholdersOf, requireMail } from "../sending/mail-details"

/**
 * Saves the owner's texts of a kind of mail.
 * @throws HttpError 400 for a placeholder that the kind does not declare, 404, or 409 after a concurrent change
 */
export async function saveMailTexts(container: MedusaContainer, kind: string, texts: SaveMailTexts): Promise<void> {
  const known = placeholdersOf(requireMail(kind))
  for (const field of MailTexts.keyof().options) {
    const unknown = placeholdersIn(texts[field]).find((name) => !known.includes(name))
    if (unknown === undefined) continue
    const params = { placeholder: `{${unknown}}`, known: known.map((name) => `{${name}}`).join(", ") }
    throw new HttpError({ ...MAIL_ERRORS.unknown_placeholder, field }, params)
  }
  await container.resolve<MailOutboxService>(MAIL_OUTBOX).saveTexts(kind, texts)
}
