import type { Locale } from "@haat/sdk/locale"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "zod"
import type { Mail } from "./mails/mail"

export { greeting, type Mail, type MailPart } from "./mails/mail"

/** The shop as a mail names it. `language` is the recipient's; `owner` is the owner's address, empty without one. */
export type Shop = { url: string; owner: string; name: string; language: Locale }

/** A composed mail, with the values of the placeholders that its kind declares. */
export type ComposedMail<Placeholder extends string = never> = Mail &
  ([Placeholder] extends [never] ? object : { values: Record<Placeholder, string | number> })

type Facts<Kind extends string, Payload extends object> = {
  /** unique in the whole shop; stored with each mail */
  kind: Kind
  /** name in the back office */
  name: Record<Locale, string>
  /**
   * Schema of the JSON that is stored when the mail is queued, and checked then. It names a person as `to`, `email`,
   * `customer_id` or `order_id`, so that it is erased with the person. Its `language` is that of the recipient,
   * English when it is missing or null.
   */
  payload: z.ZodType<Payload>
  /** payload of the preview */
  sample: Payload
  /** seconds after which a mail is outdated and not retried; three days by default */
  usefulSeconds?: number
  /** set when a person needs the mail to continue, such as a code; it is sent before all other due mails */
  isWaitedFor?: true
  /** names that the owner may write in braces in the subject and the first paragraph, besides `shop` */
  placeholders: readonly string[]
}

/** A kind of mail. */
export type MailDefinition<Payload extends object = object, Kind extends string = string> = Facts<Kind, Payload> & {
  /** Composes a mail; undefined when there is nothing to report or no recipient. */
  composeQueued(payload: Payload, shop: Shop, container: MedusaContainer): Promise<Written | undefined>
  /** Composes the mail of the preview for the sample, in which only `language` may be another. */
  composeSample(sample: Payload, shop: Shop, container: MedusaContainer): Promise<Written | undefined>
}

export type Written = Mail & { values?: Record<string, string | number> }

type Definition<Kind extends string, Payload extends object, Data, Placeholder extends string> = Omit<
  Facts<Kind, Payload>,
  "payload" | "sample" | "placeholders"
> & {
  payload: z.ZodType<Payload, Payload>
  sample: NoInfer<Payload>
  placeholders?: readonly Placeholder[]
  /** writes the mail in `shop.language`; undefined when there is nothing to report or no recipient */
  compose: (
    data: NoInfer<Data>,
    shop: Shop,
    container: MedusaContainer,
  ) => ComposedMail<Placeholder> | undefined | Promise<ComposedMail<Placeholder> | undefined>
}

type Reader<Payload, Data> = {
  /** reads current data for `compose` when the mail is sent; undefined drops the mail */
  read: (payload: NoInfer<Payload>, container: MedusaContainer) => Promise<Data | undefined>
  /** what `read` returns for the preview */
  readSample: NoInfer<Data>
}

/**
 * Defines a kind of mail. A plugin exports it from its src/mails.ts, which every process loads at its start, and sends
 * it with `queueMail`. `compose` gets the payload, or what `read` returns for it.
 */
export function defineMail<
  const Kind extends string,
  Payload extends object,
  Data extends object,
  const Placeholder extends string = never,
>(definition: Definition<Kind, Payload, Data, Placeholder> & Reader<Payload, Data>): MailDefinition<Payload, Kind>
export function defineMail<const Kind extends string, Payload extends object, const Placeholder extends string = never>(
  definition: Definition<Kind, Payload, Payload, Placeholder> & { read?: undefined; readSample?: undefined },
): MailDefinition<Payload, Kind>
export function defineMail<Payload extends object>({
  read,
  readSample,
  compose,
  placeholders = [],
  ...facts
}: Definition<string, Payload, object, string> & Partial<Reader<Payload, object>>): MailDefinition<Payload> {
  return {
    ...facts,
    placeholders,
    async composeQueued(payload, shop, container) {
      const data = read ? await read(payload, container) : payload
      return data && compose(data, shop, container)
    },
    composeSample: async (sample, shop, container) => compose(readSample ?? sample, shop, container),
  }
}

/** Tells whether an export of a plugin's src/mails.ts is a kind of mail. */
export const isMailDefinition = (value: unknown): value is MailDefinition =>
  typeof value === "object" && value !== null && "composeQueued" in value
