type Rejected = { message: string; errors?: Record<string, string> }
type Reply<T> = { ok: true; status: number; body: T } | { ok: false; status: number; body: Rejected }

/** Asks before anybody is signed in, so that a rejection is a response and not a reason to leave. Throws when nothing answers. */
export const postJson = async <T>(path: string, body: object): Promise<Reply<T>> => {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })
  const reply = await response.json().catch(() => ({ message: "Something went wrong!" }))
  return { ok: response.ok, status: response.status, body: reply } as Reply<T>
}
