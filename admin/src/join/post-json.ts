type Refused = { message: string; errors?: Record<string, string> }
type Answer<T> = { ok: true; status: number; body: T } | { ok: false; status: number; body: Refused }

/** Asks before anybody is signed in, so that a refusal is an answer and not a reason to leave. Throws when nothing answers. */
export const postJson = async <T>(path: string, body: object): Promise<Answer<T>> => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })
  const said = await answer.json().catch(() => ({ message: "Something went wrong!" }))
  return { ok: answer.ok, status: answer.status, body: said } as Answer<T>
}
