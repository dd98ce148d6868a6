import type { Mailbox } from "./mailbox"
import { listPage, mailPage } from "./pages"
import { RELOAD_SCRIPT_HASH } from "./reload-script"
import { type openSmtp, Scenario } from "./smtp"

const POLICY = [
  "default-src 'none'",
  `script-src ${RELOAD_SCRIPT_HASH}`,
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** GET / is the mailbox, for people and as JSON; POST /scenario tells the mail server how to behave. */
export async function serveMailbox(request: Request, mailbox: Mailbox, smtp: ReturnType<typeof openSmtp>) {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === "/scenario" && request.method === "POST") {
    const scenario = Scenario.safeParse(await request.json().catch(() => null))
    if (!scenario.success) return Response.json({ message: scenario.error.issues[0].message }, { status: 400 })
    smtp.behave(scenario.data)
    return Response.json(scenario.data)
  }
  if (pathname !== "/") return Response.json({ message: "There is nothing at this address" }, { status: 404 })
  if (request.method !== "GET" && request.method !== "HEAD") {
    return Response.json({ message: "The mailbox is for reading" }, { status: 405, headers: { Allow: "GET, HEAD" } })
  }

  const to = searchParams.get("to")
  const wantsJson = request.headers.get("accept")?.includes("application/json")
  if (wantsJson) return Response.json(mailbox.list(to), { headers: { "Cache-Control": "no-store" } })
  const open = searchParams.get("mail")
  const mail = open === null ? undefined : mailbox.find(Number(open))
  return new Response(mail ? mailPage(mail, to) : listPage(mailbox.list(to), to), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "Cache-Control": "no-store",
    },
  })
}
