import type { Caught } from "./mailbox"
import { RELOAD_SCRIPT } from "./reload-script"
import { STYLE } from "./style"

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign])

const time = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Kolkata" })
const when = ({ received_at }: Caught) =>
  `<time datetime="${received_at}">${escaped(time.format(new Date(received_at)))}</time>`

/** The page's own address with other parameters; without any it is the folder's file itself. */
const address = (parameters: Record<string, string | null>) => {
  const kept = Object.entries(parameters).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return escaped(`?${new URLSearchParams(kept)}`)
}

const page = (title: string, body: string, head = "") => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
${head}
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

const row = (mail: Caught, to: string | null) => `<li>
<a href="${address({ mail: String(mail.id), to })}">
<span class="subject">${escaped(mail.subject || "No subject")}</span>
<span class="soft">${escaped(mail.to.join(", "))} · ${when(mail)}</span>
</a>
</li>`

/** Everything that was caught, newest first. It looks for new mail by itself. */
export function listPage(mails: Caught[], to: string | null): string {
  const filter = `<form role="search"><label for="to">Mails to</label>
<input id="to" name="to" type="search" value="${escaped(to ?? "")}" placeholder="asha@example.com" autocapitalize="none" spellcheck="false">
<button>Show</button></form>`
  const list = mails.length
    ? `<ul>${mails.map((mail) => row(mail, to)).join("\n")}</ul>`
    : `<p class="empty">No mail yet</p>`
  return page(
    "Mailbox · Test mode",
    `<h1>Mailbox</h1><p class="soft">Test mode: these mails went nowhere else.</p>${filter}
<div id="mails" aria-live="polite">${list}</div>`,
    `<script>${RELOAD_SCRIPT}</script>`,
  )
}

/** One mail. It is shown in a frame that may run nothing and belongs to no origin. */
export function mailPage(mail: Caught, to: string | null): string {
  const facts = [
    ["From", mail.from],
    ["To", mail.to.join(", ")],
    ...(mail.reply_to ? [["Reply to", mail.reply_to]] : []),
  ]
  const inFrame = mail.html.replace(/<head>/i, '<head><base target="_blank">')
  const html = mail.html
    ? `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(inFrame)}"></iframe>`
    : ""
  return page(
    `${mail.subject} · Mailbox`,
    `<p><a class="back" href="${address({ to })}">Back to the mailbox</a></p>
<h1>${escaped(mail.subject || "No subject")}</h1>
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`).join("")}
<div><dt>Received</dt><dd>${when(mail)}</dd></div></dl>
${html}
<details${mail.html ? "" : " open"}><summary>As plain text</summary><pre tabindex="0">${escaped(mail.text)}</pre></details>`,
  )
}
