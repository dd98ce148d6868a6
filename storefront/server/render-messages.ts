import type { Language } from "../app/lib/languages.ts"
import type { CatalogueAnswer } from "./app-reads.ts"
import type { FinishedPage, PageAsked } from "./finished-page.ts"

/** What a rendering thread is started with: the storefront as built in each language and the backend its reads are for. */
export type RenderWorkerData = { appUrls: Record<Language, string>; backendUrl: string }

/** What was read for a page before it was asked for, by cache key. */
export type ReadAhead = Map<string, { answer: CatalogueAnswer } | { problem: string }>

/** `page` and `read` are numbers of the thread's own, which answers carry back; a `problem` is a stack trace. */
export type ToThread =
  | { page: number; asked: PageAsked; ahead: ReadAhead }
  | { read: number; answer: CatalogueAnswer }
  | { read: number; problem: string }

export type FromThread =
  | { ready: true }
  | { page: number; read: number; key: string }
  | { page: number; finished: FinishedPage; other: boolean }
  | { page: number; problem: string }
  /** a rejection that nobody handled, of whatever page */
  | { unhandled: string }

export const problemOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${String(error)}`

/** The error behind a `problem`, with the stack it had in the other thread. */
export function errorOf(problem: string) {
  const error = new Error(problem.split("\n", 1)[0])
  error.stack = problem
  return error
}
