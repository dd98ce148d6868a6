/** Failures are sent together, once in this time. */
const SEND_AFTER_MS = 1_000
/** The backend takes no more in one request. */
const MAX_FAILURES = 50
const MAX_ERROR_LENGTH = 300
const TIMEOUT_MS = 5_000

export type ReportFailure = (name: string, error: string) => void

type Options = { backendUrl: string; publishableKey: string; proxySecret?: string }

/**
 * Returns a function that tells the backend which part of a plugin could not be rendered, for the owner's screen of
 * plugins. A report that does not arrive is lost: the failure is in the log.
 */
export function failureReporter({ backendUrl, publishableKey, proxySecret = "" }: Options): ReportFailure {
  const waiting = new Map<string, string>()

  const send = () => {
    const failures = [...waiting].map(([name, error]) => ({ name, error }))
    waiting.clear()
    fetch(`${backendUrl}/store/part-failures`, {
      method: "POST",
      body: JSON.stringify({ failures }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "content-type": "application/json",
        "x-publishable-api-key": publishableKey,
        "x-proxy-secret": proxySecret,
        "x-forwarded-rendering": "1",
      },
    }).catch(() => undefined)
  }

  return (name, error) => {
    if (!waiting.size) setTimeout(send, SEND_AFTER_MS).unref()
    if (waiting.size < MAX_FAILURES) waiting.set(name, error.slice(0, MAX_ERROR_LENGTH))
  }
}
