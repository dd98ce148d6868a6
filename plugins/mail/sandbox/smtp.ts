import { timingSafeEqual } from "node:crypto"
import type { Socket } from "node:net"
import { SMTPServer } from "smtp-server"
import { z } from "zod"

const MAX_BYTES = 5_000_000
const SLOW_MS = 30_000

/** How the mail server behaves to the next so many connections; 0 is all until changed. */
export const Scenario = z.object({
  smtp: z.enum(["normal", "down", "reject", "slow"]),
  times: z.number().int().min(0).default(1),
})
export type Scenario = z.infer<typeof Scenario>

type Options = { secret: string; port: number; host: string; onMail: (raw: Buffer) => void }
type Behaviour = Scenario["smtp"]

/** A mail server for the user `sandbox` with the secret as password. It has no TLS: it is for one machine. */
export function openSmtp({ secret, port, host, onMail }: Options) {
  let scenario = { smtp: "normal" as Behaviour, left: 0 }
  const next = (): Behaviour => {
    const { smtp, left } = scenario
    if (left === 1) scenario = { smtp: "normal", left: 0 }
    else if (left > 1) scenario.left--
    return smtp
  }
  const rejected = new Set<string>()
  let behaviour: Behaviour = "normal"

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: false,
    logger: false,
    size: MAX_BYTES,
    onConnect(session, done) {
      if (behaviour === "reject") rejected.add(session.id)
      if (behaviour === "slow") setTimeout(done, SLOW_MS).unref()
      else done()
    },
    onAuth({ username, password }, _session, done) {
      if (username === "sandbox" && isSame(password ?? "", secret)) done(null, { user: username })
      else done(new Error("Wrong user or password"))
    },
    onMailFrom(_address, { id }, done) {
      done(rejected.has(id) ? Object.assign(new Error("Not today"), { responseCode: 550 }) : null)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error("Too long"), { responseCode: 552 }))
        onMail(Buffer.concat(chunks))
        done()
      })
    },
    onClose: ({ id }) => void rejected.delete(id),
  })
  server.server.prependListener("connection", (socket: Socket) => {
    behaviour = next()
    if (behaviour === "down") socket.destroy()
  })
  // a client that hangs up early must not stop the server
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.syscall === "listen") throw error
  })
  server.listen(port, host)

  return {
    behave: ({ smtp, times }: Scenario) => {
      scenario = { smtp, left: times }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    server,
  }
}

const isSame = (given: string, secret: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
