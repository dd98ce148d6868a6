import { addToHook } from "@haat/sdk/server/hooks"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { MailDefinition, MailPart, Shop } from "./define-mail"
import * as OWN_MAILS from "./mails"
import { partsHook } from "./sending/mail-parts"

type OwnMail = (typeof OWN_MAILS)[keyof typeof OWN_MAILS]
type PayloadOf<Kind> = Extract<OwnMail, { kind: Kind }> extends MailDefinition<infer Payload, string> ? Payload : never

type AddedPart<Payload> = {
  /** position among the parts that plugins add; leave gaps of 100 */
  order: number
  /** folder name of the plugin */
  plugin: string
  compose(payload: Payload, shop: Shop, container: MedusaContainer): MailPart[] | Promise<MailPart[]>
}

/**
 * Adds parts at the end of the shop's own mails of a kind, such as "order-placed". A plugin calls it in its
 * src/mails.ts. In the back office's preview, the payload is a sample that no record has. When `compose` throws, or
 * takes longer than five seconds, the mail is sent without the part.
 * @throws Error, which stops the start, for a kind that the shop does not have, or when another plugin has the order
 */
export function addMailPart<Kind extends OwnMail["kind"]>(
  kind: Kind,
  { order, plugin, compose }: AddedPart<PayloadOf<Kind>>,
): void {
  if (!Object.values<MailDefinition>(OWN_MAILS).some((mail) => mail.kind === kind))
    throw new Error(`The plugin ${plugin} adds a part to the mail "${kind}", which the shop does not have.`)
  addToHook(partsHook(kind), {
    order,
    plugin,
    run: ({ payload, shop }, container) => compose(payload as PayloadOf<Kind>, shop, container),
  })
}
