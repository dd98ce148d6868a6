import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

type SessionCallback = (error?: unknown) => void
type Session = {
  id: string
  quoted_codes?: string[]
  reload(runSessionCall: SessionCallback): void
  save(runSessionCall: SessionCallback): void
}
const MAX_CODES = 4

/** Maximum wait for the lock of a session. */
const LOCK_TIMEOUT_S = 2

const getSession = (req: MedusaRequest) => (req as { session?: Session }).session

/** Returns the postal codes that this session requested quotes for, the last one first. */
export const quotedCodes = (req: MedusaRequest): string[] => getSession(req)?.quoted_codes ?? []

/**
 * Stores the quoted postal code in the session, because old clients pay before they send the address. Reloads the
 * session under a lock, so that concurrent calls keep each other's codes and an ended session stays ended. Never
 * throws, so that the quote is sent anyway.
 */
export async function storeQuotedCode(req: MedusaRequest, code: string): Promise<void> {
  const session = getSession(req)
  if (!session || session.quoted_codes?.[0] === code) return
  await req.scope
    .resolve(Modules.LOCKING)
    .execute(`legacy:quoted:${session.id}`, () => addQuotedCode(req, code), { timeout: LOCK_TIMEOUT_S })
    .catch((error) =>
      req.scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`The quoted postal code could not be stored in the session: ${error}`),
    )
}

async function addQuotedCode(req: MedusaRequest, code: string) {
  await runSessionCall((callback) => getSession(req)?.reload(callback))
  // Reloading replaces the session object.
  const session = getSession(req)
  if (!session) return
  session.quoted_codes = [code, ...(session.quoted_codes ?? []).filter((other) => other !== code)].slice(0, MAX_CODES)
  await runSessionCall((callback) => session.save(callback))
}

const runSessionCall = (start: (callback: SessionCallback) => void) =>
  new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())))
