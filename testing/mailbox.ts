import type { CaughtMail } from "@haat/mail/contract"
import type { TestShop } from "./shop.ts"

const MAIL_TIMEOUT_MS = 15_000
/** For some hundred mails. */
const ALL_MAIL_TIMEOUT_MS = 120_000

/** Waits until something has become true. */
export async function until<T>(
  look: () => Promise<T | undefined | false>,
  what: string,
  timeoutMs = MAIL_TIMEOUT_MS,
): Promise<T> {
  const end = Date.now() + timeoutMs
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

/**
 * Waits until the shop has sent everything that was to be told. What makes a shop send hundreds of mails ends with
 * this, or the next mail of a test waits behind them.
 */
export const allMailSent = (haat: Pick<TestShop, "sql">) =>
  until(
    async () =>
      !(
        await haat.sql(
          "select 1 from outbox_mail where state = 'waiting' and next_attempt_at < now() + interval '1 minute'",
        )
      ).length,
    "all mail to be sent",
    ALL_MAIL_TIMEOUT_MS,
  )
