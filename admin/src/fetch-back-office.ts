import { fetchUtils } from "react-admin"

type Options = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: unknown; signal?: AbortSignal }

/** Asks /back-office what simple-rest has no words for. Rejects with an HttpError that has the server's sentence. */
export const fetchBackOffice = async <Answer>(path: string, { method = "GET", body, signal }: Options = {}) => {
  const { json } = await fetchUtils.fetchJson(`/back-office/${path}`, {
    method,
    signal,
    credentials: "same-origin",
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return json as Answer
}

/** The server's sentence, or ours when the shop could not be asked at all. */
export const sentenceOf = (error: unknown, otherwise: string): string => {
  const { status, message } = (error ?? {}) as { status?: number; message?: string }
  return (status && message) || otherwise
}
