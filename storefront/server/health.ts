import type { BackendAnswer } from "./ask-backend.ts"

export type Health = { status: "ok" | "unavailable"; web: string; backend: string }

/** Whether the shop can serve: this process is not on its way out, and the backend says it is well. Never rejects. */
export async function health(ask: (path: string) => Promise<BackendAnswer>, stopping: boolean): Promise<Health> {
  const backend = await ask("/health").then(
    ({ status }) => (status === 200 ? "ok" : `answered ${status}`),
    (error: Error) => ("status" in error && error.status === 504 ? "did not answer in time" : "not reachable"),
  )
  const web = stopping ? "stopping" : "ok"
  return { status: web === "ok" && backend === "ok" ? "ok" : "unavailable", web, backend }
}
