import type { MailDefinition } from "../define-mail"

export type RegisteredMail = MailDefinition & { plugin: string }

const MAILS = new Map<string, RegisteredMail>()

/**
 * Adds the kinds of mail of a plugin.
 * @throws Error, which stops the start, when two kinds have one name
 */
export function registerMails(plugin: string, definitions: MailDefinition[]): void {
  for (const definition of definitions) {
    const { kind } = definition
    const known = MAILS.get(kind)
    if (known && known.composeQueued !== definition.composeQueued)
      throw new Error(
        known.plugin === plugin
          ? `The plugin ${plugin} defines two mails of the kind "${kind}". Rename one of them.`
          : `The plugins ${known.plugin} and ${plugin} both define a mail of the kind "${kind}". Rename one of them.`,
      )
    MAILS.set(kind, { ...definition, plugin })
  }
}

/** Returns a kind of mail; undefined when no plugin defines it. */
export const findMail = (kind: string): RegisteredMail | undefined => MAILS.get(kind)

/** Lists the kinds of mail of all plugins. */
export const listMails = (): RegisteredMail[] => [...MAILS.values()]
