import type { ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils"
import { createTransport, type SendMailOptions } from "nodemailer"
import { z } from "zod"

/** Time limit of all phases together; each phase has its own limit too. */
const ATTEMPT_MS = 20_000
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"])

const Options = z.object({
  /** smtp:// or smtps://, with user and password; `?ignoreTLS=true` allows a server elsewhere to go without */
  url: z.url({ protocol: /^smtps?$/ }),
  /** such as `Haat <hello@haat.example>`; a mail may put another name before the address */
  from: z.string().min(3),
})
type Options = z.infer<typeof Options>

/** Envelope of a mail. Medusa stores it in clear text: put nothing secret here. */
const Extra = z.object({
  message_id: z.string().optional(),
  from_name: z.string().optional(),
  reply_to: z.object({ name: z.string(), address: z.string() }).optional(),
})

/** The address alone of `Haat <hello@haat.example>`. */
const addressIn = (from: string) => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from

/** Sends mails by SMTP, from `content`; `data` is not looked at. Rejects when the server did not take the mail. */
export class SmtpProvider extends AbstractNotificationProviderService {
  static override identifier = "smtp"

  private readonly transport
  private readonly from: string

  static override validateOptions(options: Record<string, unknown>) {
    const { error } = Options.safeParse(options)
    if (error) throw new MedusaError(MedusaError.Types.INVALID_DATA, `The mail settings: ${z.prettifyError(error)}`)
  }

  constructor(_dependencies: unknown, { url, from }: Options) {
    super()
    this.from = from
    this.transport = createTransport({
      url,
      // a password crosses the network only encrypted
      requireTLS: !LOCAL.has(new URL(url).hostname) && !new URL(url).searchParams.has("ignoreTLS"),
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
      dnsTimeout: 5_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  override async send({ to, content, provider_data, attachments }: ProviderSendNotificationDTO) {
    const { message_id, from_name, reply_to } = Extra.parse(provider_data ?? {})
    const { subject, text, html } = content ?? {}
    // the types lag behind nodemailer, which ends the connection when the signal does
    const mail: SendMailOptions & { signal: AbortSignal } = {
      from: from_name ? { name: from_name, address: addressIn(this.from) } : this.from,
      to: { name: "", address: to },
      replyTo: reply_to,
      messageId: message_id,
      subject,
      text,
      html,
      attachments: attachments?.map(({ filename, content, content_type }) => ({
        ...{ filename, content, encoding: "base64", contentType: content_type },
      })),
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(ATTEMPT_MS),
    }
    const { messageId } = await this.transport.sendMail(mail)
    return { id: messageId }
  }
}
