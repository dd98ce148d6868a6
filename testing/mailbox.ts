import type { CaughtMail } from "@haat/mail/contract"

const MAIL_TIMEOUT_MS = 15_000

/** Waits until something has become true. */
export async function until<T>(look: () => Promise<T | undefined | false>, what: string): Promise<T> {
  const end = Date.now() + MAIL_TIMEOUT_MS
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`It did not happen in time: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The sandbox's mailbox, as a browser on the shop's machine sees it. */
export function mailbox(haat: { sandboxUrl: string }) {
  const url = `${haat.sandboxUrl}/mail`
  const to = async (address: string): Promise<CaughtMail[]> => {
    const response = await fetch(`${url}/?to=${encodeURIComponent(address)}`, {
      headers: { accept: "application/json" },
    })
    return (await response.json()) as CaughtMail[]
  }
  return {
    url,
    to,
    /** The newest mail to this address whose subject has these words; waits for it. */
    mail: (address: string, subject: string) =>
      until(
        async () => (await to(address)).find((mail) => mail.subject.includes(subject)),
        `a mail "${subject}" to ${address}`,
      ),
    /** How the mail server behaves to the next connections; 0 times is until changed. */
    smtp: (smtp: "normal" | "down" | "reject" | "slow", times = 0) =>
      fetch(`${url}/scenario`, { method: "POST", body: JSON.stringify({ smtp, times }) }),
  }
}
