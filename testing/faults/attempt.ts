import type { TestResponse } from "../client.ts"

/** A request and what came of it; status 0 when nothing did. Milliseconds. */
// any: responses have every shape
export type Attempt = { at: number; ms: number; status: number; body: any; retryAfter: string | null }

/** Longest wait of a client. */
const LIMIT_MS = 70_000

/** Makes a request of a shop whose processes may die. Never throws. */
export async function attempt(ask: () => Promise<TestResponse>): Promise<Attempt> {
  const at = Date.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS)
  })
  try {
    const { status, body, headers } = await Promise.race([ask(), late])
    return { at, ms: Date.now() - at, status, body, retryAfter: headers.get("retry-after") }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return { at, ms: Date.now() - at, status: 0, body: { message: cause?.code ?? message }, retryAfter: null }
  } finally {
    clearTimeout(timer)
  }
}

/** True when a rejection says in words that it can be tried again. */
export const isSentence = ({ body }: Attempt) => /^[A-Z].{10,}/.test(body?.message ?? "")
