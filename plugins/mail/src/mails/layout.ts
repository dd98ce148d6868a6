import type { Locale } from "@haat/sdk/locale"
import { inRupees, money, toPaise } from "@haat/sdk/money"
import { allParts, type GoodsLine, type Mail, type MailPart } from "./mail"
import { html, lines, type Markup } from "./markup"
import { WORDS } from "./words"

/** Colours stand in each element for readers that drop the style sheet; the sheet is there for dark ones. */
const INK = "color:#1b2721"
const SOFT = "color:#57605a"
const RULE = "border-top:1px solid #e7dece"
const CELL = "padding:10px 0;vertical-align:top"

const DARK = `
  @media (prefers-color-scheme: dark) {
    .canvas { background: #111714 !important }
    .card { background: #19211d !important; border-color: #2c3731 !important }
    .ink { color: #f2efe7 !important }
    .soft { color: #b4bdb6 !important }
    .brand { color: #93d3b4 !important }
    .rule { border-color: #2c3731 !important }
    .quote { background: #0c110f !important }
    .button { background: #f0935a !important; color: #2a1206 !important }
  }`

const table = (rows: Markup[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows}</table>`

const sum = (label: string, rupees: number, isTotal = false) =>
  html`<tr>
    <td class="ink rule" style="${CELL};${INK};${RULE};font-weight:${isTotal ? 700 : 400}">${label}</td>
    <td class="ink rule" align="right" style="${CELL};${INK};${RULE};font-weight:${isTotal ? 700 : 400};white-space:nowrap">${money(rupees)}</td>
  </tr>`

const goods = ({ name, quantity, price }: GoodsLine) =>
  html`<tr>
    <td class="ink rule" style="${CELL};${INK};${RULE}">${name}<br><span class="soft" style="${SOFT};font-size:14px">${quantity} × ${money(price)}</span></td>
    <td class="ink rule" align="right" style="${CELL};${INK};${RULE};white-space:nowrap">${inRupees(toPaise(price) * quantity)}</td>
  </tr>`

const fact = ([label, value]: [string, string]) =>
  html`<tr><td class="ink rule" style="${CELL};${INK};${RULE}"><span class="soft" style="${SOFT};font-size:14px">${label}</span><br>${lines(value)}</td></tr>`

function written(part: MailPart, language: Locale): Markup {
  switch (part.kind) {
    case "text":
      return html`<p class="ink" style="margin:0 0 20px;${INK}">${lines(part.text)}</p>`
    case "button":
      return html`<p style="margin:0 0 24px"><a class="button" href="${part.url}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#b2431b;color:#ffffff;font-weight:600;text-decoration:none">${part.label}</a></p>`
    case "goods":
      return table([
        ...part.lines.map(goods),
        ...part.sums.map(([label, rupees]) => sum(label, rupees)),
        sum(WORDS[language].total, part.total, true),
      ])
    case "facts":
      return table(part.facts.map(fact))
    case "quote":
      return html`<blockquote class="ink quote" style="margin:0 0 20px;padding:14px 16px;border-radius:8px;background:#f3ecdf;${INK};overflow-wrap:anywhere">${lines(part.text)}</blockquote>`
  }
}

/**
 * HTML of one column, without pictures or remote content, so that it reads the same on a phone with a poor connection.
 */
export const renderHtml = ({ language = "en", ...mail }: Mail, shop: string): string =>
  html`<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#fbf7ef;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6">
<div style="display:none;max-height:0;overflow:hidden">${mail.preview}</div>
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf7ef">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="brand" style="padding:0 4px 14px;color:#1c4f3e;font-size:20px;font-weight:700">${shop}</td></tr>
<tr><td class="card" style="padding:26px 22px 8px;border:1px solid #e7dece;border-radius:12px;background:#ffffff">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;${INK}">${mail.heading}</h1>
${allParts(mail).map((part) => written(part, language))}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;${SOFT};font-size:13px">${shop}, ${WORDS[language].slogan}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.source
