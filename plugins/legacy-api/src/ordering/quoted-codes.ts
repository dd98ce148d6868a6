import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

type Quoted = (error?: unknown) => void
type Session = { id: string; quoted_codes?: string[]; reload(done: Quoted): void; save(done: Quoted): void }
const MAX_CODES = 4

/** Maximum wait for the lock of a session. */
const LOCK_TIMEOUT_S = 2

const sessionOf = (req: MedusaRequest) => (req as { session?: Session }).session

/** Returns the postal codes that this session requested quotes for, the last one first. */
export const quotedCodes = (req: MedusaRequest): string[] => sessionOf(req)?.quoted_codes ?? []

/**
 * Stores the quoted postal code in the session, because an old client pays before it sends the address. It is
 * written before anything slow is done, onto what other calls have written meanwhile; a session that has ended
 * meanwhile stays ended. Never throws: a quote is worth more than this.
 */
export async function rememberQuoted(req: MedusaRequest, code: string): Promise<void> {
  const session = sessionOf(req)
  if (!session || session.quoted_codes?.[0] === code) return
  await req.scope
    .resolve(Modules.LOCKING)
    .execute(`legacy:quoted:${session.id}`, () => write(req, code), { timeout: LOCK_TIMEOUT_S })
    .catch((error) => req.scope.resolve(ContainerRegistrationKeys.LOGGER).warn(`A quote is not remembered: ${error}`))
}

async function write(req: MedusaRequest, code: string) {
  await done((answered) => sessionOf(req)?.reload(answered))
  // Reloading has replaced the session object.
  const session = sessionOf(req)
  if (!session) return
  session.quoted_codes = [code, ...(session.quoted_codes ?? []).filter((other) => other !== code)].slice(0, MAX_CODES)
  await done((answered) => session.save(answered))
}

const done = (start: (answered: Quoted) => void) =>
  new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())))
