/** Longest response that is read, in bytes: a busy route's list of couriers has some 200 KB. */
const MAX_RESPONSE_CHARACTERS = 2_000_000

/** The third party did not give a usable response: unreachable, too late, a 5xx, or no JSON. */
export class NoResponse extends Error {
  constructor(
    message: string,
    /** true when it failed fast and one more try is worth it */
    readonly fast: boolean,
  ) {
    super(message)
  }
}

export type JsonResponse = { status: number; body: unknown }

type FetchOptions = { timeoutMs: number; fetch: typeof fetch }

/** One request; the response, a rejection included, as JSON. @throws NoResponse */
export async function fetchJson(
  url: string,
  init: RequestInit,
  { timeoutMs, fetch }: FetchOptions,
): Promise<JsonResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { ...init, signal, redirect: "error" })
    if (response.status >= 500) {
      await response.body?.cancel()
      throw new NoResponse(`answered ${response.status}`, true)
    }
    return { status: response.status, body: JSON.parse(await readText(response)) }
  } catch (error) {
    if (error instanceof NoResponse) throw error
    if (signal.aborted) throw new NoResponse(`did not answer within ${timeoutMs} ms`, false)
    throw new NoResponse(error instanceof SyntaxError ? "did not answer in JSON" : "cannot be reached", true)
  }
}

async function readText(response: Response) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_RESPONSE_CHARACTERS) throw new NoResponse("answered too much", false)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}
