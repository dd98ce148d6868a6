import { LOCALES, type Locale } from "@haat/sdk/locale"
import { shopName } from "@haat/sdk/server/shop-name"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Mail, Shop, Written } from "../define-mail"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService } from "../modules/mail-outbox/service"
import { applyEditedText } from "./edited-text"
import { composeAddedParts } from "./mail-parts"
import type { RegisteredMail } from "./registry"

export type ReadyMail = { mail: Mail; shop: Shop }

/** Returns the language that a payload names, English without one. */
const readLanguage = (payload: object): Locale =>
  LOCALES.find((one) => "language" in payload && one === payload.language) ?? "en"

const readShop = async (container: MedusaContainer, language: Locale): Promise<Shop> => ({
  ...container.resolve<MailOutboxService>(MAIL_OUTBOX).shop,
  name: await shopName(container),
  language,
})

/** Composes a queued mail from current data; undefined when there is nothing to report or no recipient. */
export async function composeMail(
  container: MedusaContainer,
  definition: RegisteredMail,
  payload: object,
): Promise<ReadyMail | undefined> {
  const shop = await readShop(container, readLanguage(payload))
  const written = await definition.composeQueued(payload, shop, container)
  return written && { shop, mail: await complete(container, definition, { written, payload, shop }) }
}

/** Composes the mail of the sample as a reader of this language gets it; `written` is without the owner's texts. */
export async function composePreview(
  container: MedusaContainer,
  definition: RegisteredMail,
  language: Locale,
): Promise<(ReadyMail & { written: Written }) | undefined> {
  const known = await readShop(container, language)
  const shop = { ...known, owner: known.owner || "owner@example.com" }
  const { sample } = definition
  const payload = "language" in sample ? { ...sample, language } : sample
  const written = await definition.composeSample(payload, shop, container)
  return written && { shop, written, mail: await complete(container, definition, { written, payload, shop }) }
}

type Composed = { written: Written; payload: object; shop: Shop }

/** Adds the owner's texts and the parts of other plugins. */
async function complete(container: MedusaContainer, definition: RegisteredMail, { written, payload, shop }: Composed) {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const text = await outbox.findText(definition.kind, shop.language)
  const mail = applyEditedText(written, text ?? { subject: "", intro: "" }, shop.name)
  const added = await composeAddedParts(container, definition, { payload, shop })
  return { ...mail, parts: [...mail.parts, ...added] }
}
