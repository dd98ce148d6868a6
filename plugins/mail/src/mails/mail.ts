import type { Locale } from "@haat/sdk/locale"

/** A mail before it is written down: once as HTML for most readers, once as plain text for the others. */
export type Mail = {
  to: string
  reply_to?: { name: string; address: string }
  subject: string
  /** Preview text that a mail client lists beside the subject. */
  preview: string
  heading: string
  /** First paragraph, which the owner may replace. */
  intro?: string
  parts: MailPart[]
  attachments?: { name: string; content: Buffer }[]
  /** language of its texts, English by default */
  language?: Locale
}

export type MailPart =
  | { kind: "text"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "goods"; lines: GoodsLine[]; sums: [label: string, rupees: number][]; total: number }
  | { kind: "facts"; facts: [label: string, value: string][] }
  | { kind: "quote"; text: string }

export type GoodsLine = { name: string; quantity: number; price: number }

export const greeting = (firstName: string) => (firstName ? `Hello ${firstName},` : "Hello,")

/** Returns the parts of a mail in their order, with its first paragraph as a text. */
export const allParts = ({ intro, parts }: Mail): MailPart[] =>
  intro ? [{ kind: "text", text: intro }, ...parts] : parts
