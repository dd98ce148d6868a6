import { Mailbox } from "./mailbox"
import { serveMailbox } from "./serve-mailbox"
import { openSmtp } from "./smtp"

type Options = { secret: string; smtpPort: number; host?: string }

/** A mail server that keeps what it gets, and the mailbox where people and tests read it. */
export function openSandbox({ secret, smtpPort, host = "127.0.0.1" }: Options) {
  const mailbox = new Mailbox()
  const smtp = openSmtp({ secret, port: smtpPort, host, onMail: (raw) => mailbox.keep(raw) })
  const mail = (request: Request) => serveMailbox(request, mailbox, smtp)
  return { mounts: { mail }, close: () => smtp.close() }
}
