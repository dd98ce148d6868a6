import { decodeBody, decodeWords } from "./decode"

type Part = { headers: Map<string, string>; body: Buffer }

/**
 * Reads a mail as nodemailer writes them: one text, or text and HTML as alternatives, and files beside them in base64.
 */
export function parseMail(raw: Buffer) {
  const mail = split(raw)
  const [text, html] = ["text/plain", "text/html"].map((type) => textOf(mail, type) ?? "")
  const header = (name: string) => decodeWords(mail.headers.get(name) ?? "")
  return {
    from: header("from"),
    to: addresses(header("to")),
    reply_to: header("reply-to") || null,
    subject: header("subject"),
    message_id: header("message-id"),
    text: text.replace(/\r\n/g, "\n").trimEnd(),
    html,
    attachments: partsOf(mail).flatMap(({ headers, body }) => {
      const name = /filename="?([^";]+)"?/i.exec(headers.get("content-disposition") ?? "")?.[1]
      const type = /^[^;]+/.exec(headers.get("content-type") ?? "")?.[0] ?? ""
      return name ? [{ name, type, content: body.toString("latin1").replace(/\s+/g, "") }] : []
    }),
  }
}

/** All that a mail is made of, whatever is in whatever. */
function partsOf(part: Part): Part[] {
  const type = part.headers.get("content-type") ?? ""
  const boundary = /^multipart\//i.test(type) ? /boundary="?([^";]+)"?/i.exec(type)?.[1] : undefined
  return boundary ? pieces(part.body, boundary).flatMap((piece) => partsOf(split(piece))) : [part]
}

/** Headers in lower case, unfolded; the body as it came. The first header of a name counts. */
function split(raw: Buffer): Part {
  const end = raw.indexOf("\r\n\r\n")
  const head = raw.subarray(0, end < 0 ? raw.length : end).toString("utf8")
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const colon = line.indexOf(":")
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return { headers, body: end < 0 ? Buffer.alloc(0) : raw.subarray(end + 4) }
}

function textOf({ headers, body }: Part, wanted: string): string | undefined {
  const type = headers.get("content-type") ?? "text/plain"
  if (/^multipart\//i.test(type)) {
    const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
    const texts = boundary ? pieces(body, boundary).map((piece) => textOf(split(piece), wanted)) : []
    return texts.find((text) => text !== undefined)
  }
  if (!type.toLowerCase().startsWith(wanted)) return undefined
  return decodeBody(body, headers.get("content-transfer-encoding") ?? "7bit")
}

/** Splits a multipart body at its boundary lines. */
function pieces(body: Buffer, boundary: string): Buffer[] {
  const text = body.toString("latin1")
  const [, ...rest] = `\r\n${text}`.split(`\r\n--${boundary}`)
  return rest.filter((piece) => !piece.startsWith("--")).map((piece) => Buffer.from(piece.slice(2), "latin1"))
}

/** The bare addresses of a list such as `Asha <asha@x.in>, ravi@x.in`. */
function addresses(list: string): string[] {
  const names = list.match(/(?:"(?:[^"\\]|\\.)*"|[^",])+/g) ?? []
  return names.map((one) => (/<([^<>]*)>\s*$/.exec(one)?.[1] ?? one).trim()).filter(Boolean)
}
