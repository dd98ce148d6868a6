import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

type Quoted = (error?: unknown) => void
type Session = { id: string; quoted_codes?: string[]; reload(done: Quoted): void; save(done: Quoted): void }
const MAX_CODES = 4

/** Seconds that calls of one session wait for each other. */
const LOCK_TIMEOUT_S = 2

const sessionOf = (req: MedusaRequest) => (req as { session?: Session }).session

/** Postal codes this session has asked the charges of, the last first. */
export const quotedCodes = (req: MedusaRequest): string[] => sessionOf(req)?.quoted_codes ?? []

/**
 * Keeps in the session which postal code was quoted: an old client pays before it says where its order goes. It is
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
  // Another object than before: it was read anew.
  const session = sessionOf(req)
  if (!session) return
  session.quoted_codes = [code, ...(session.quoted_codes ?? []).filter((other) => other !== code)].slice(0, MAX_CODES)
  await done((answered) => session.save(answered))
}

const done = (start: (answered: Quoted) => void) =>
  new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())))
