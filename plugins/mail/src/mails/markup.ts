/** A piece of HTML that may stand in a page as it is. */
export class Markup {
  constructor(readonly source: string) {}
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign])

type Value = string | number | Markup | Markup[]

const sourceOf = (value: Value): string => {
  if (Array.isArray(value)) return value.map(sourceOf).join("")
  return value instanceof Markup ? value.source : escaped(String(value))
}

/** Tag of a template: everything put into it is text, and escaped, unless it was made by this tag itself. */
export const html = (texts: TemplateStringsArray, ...values: Value[]) =>
  new Markup(texts.reduce((page, text, i) => page + sourceOf(values[i - 1]) + text))

/** Text of several lines, as it was written. */
export const lines = (text: string) =>
  text.split(/\r?\n/).flatMap((line, i) => (i ? [new Markup("<br>"), html`${line}`] : [html`${line}`]))
