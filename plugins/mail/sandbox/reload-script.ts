import { createHash } from "node:crypto"

/** Script of the mailbox page: fetches the page every few seconds and replaces the list of mails if it changed. */
export const RELOAD_SCRIPT = `
setInterval(async () => {
  if (document.hidden) return
  const page = await fetch(location.href, { headers: { accept: "text/html" } }).then((answer) => answer.text(), () => "")
  const now = new DOMParser().parseFromString(page, "text/html").getElementById("mails")
  const shown = document.getElementById("mails")
  if (now && now.innerHTML !== shown.innerHTML) shown.innerHTML = now.innerHTML
}, 3000)
`

/** CSP source of the script. */
export const RELOAD_SCRIPT_HASH = `'sha256-${createHash("sha256").update(RELOAD_SCRIPT).digest("base64")}'`
