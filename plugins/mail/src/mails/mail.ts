/** A mail before it is written down: once as HTML for most readers, once as plain text for the others. */
export type Mail = {
  to: string
  reply_to?: { name: string; address: string }
  subject: string
  /** Preview text that a mail client lists beside the subject. */
  preview: string
  heading: string
  parts: Part[]
  attachments?: { name: string; content: Buffer }[]
}

export type Part =
  | { kind: "text"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "goods"; lines: GoodsLine[]; sums: [label: string, rupees: number][]; total: number }
  | { kind: "facts"; facts: [label: string, value: string][] }
  | { kind: "quote"; text: string }

export type GoodsLine = { name: string; quantity: number; price: number }

export const greeting = (firstName: string) => (firstName ? `Hello ${firstName},` : "Hello,")
