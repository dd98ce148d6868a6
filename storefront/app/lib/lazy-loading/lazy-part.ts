import { type ComponentType, lazy } from "react"
import { connection } from "../backend/connection.ts"
import { whenIdle } from "./when-idle.ts"

const MAX_PAUSE_MS = 30_000

/**
 * Resolves when the connection changes, when the visitor clicks anything (perhaps the same button again), or after
 * `ms`.
 */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const unsubscribe = connection.subscribe(() => {
      unsubscribe()
      resolve()
    })
    addEventListener("click", () => resolve(), { once: true })
    setTimeout(resolve, ms)
  })

const IMPORTED_FILE = /\bimport\(\s*["'`]([^"'`]+)/

/** Returns the address of the file that `load` imports with a new query; undefined when it cannot be parsed. */
export const retryAddress = (load: () => unknown, attempt: number, base: string = import.meta.url) => {
  const file = IMPORTED_FILE.exec(String(load))?.[1]
  if (!file) return undefined
  const address = new URL(file, base)
  address.searchParams.set("attempt", String(attempt))
  return address.href
}

type Part<Props> = { default: ComponentType<Props> }

/**
 * The part in the file of this module: a file that others import from too exports the part's module under a short name.
 */
export const findPart = <Props>(file: object): Part<Props> => {
  const modules = [file, ...Object.values(file)]
  return modules.find((module) => typeof module === "object" && "default" in module) as Part<Props>
}

/**
 * Like React's `lazy`, for a part that the page can do without: when its code cannot be fetched, as on a device that
 * went offline, it is fetched again until that succeeds. Meanwhile the `Suspense` fallback is shown, or what the server
 * rendered. Several browsers cache a failed import until the page is left, so retries use another address.
 */
export const lazyPart = <Props extends object>(load: () => Promise<Part<Props>>, ready?: () => Promise<void>) => {
  const retry = (attempt: number, error: unknown): ReturnType<typeof load> => {
    const address = retryAddress(load, attempt)
    return address ? import(/* @vite-ignore */ address).then(findPart<Props>) : Promise.reject(error)
  }
  const fetchPart = async (attempt = 0): ReturnType<typeof load> => {
    try {
      return await load().catch((error) => (attempt ? retry(attempt, error) : Promise.reject(error)))
    } catch {
      await pause(Math.min(1_000 * 2 ** attempt, MAX_PAUSE_MS))
      return fetchPart(attempt + 1)
    }
  }
  return lazy(async () => {
    await ready?.()
    return fetchPart()
  })
}

/**
 * A lazy part that hydrates when the page has loaded and the browser is idle: for parts below the first screen with
 * a Suspense boundary of its own. Its element must not be rendered again before.
 */
export const latePart = <Props extends object>(load: () => Promise<Part<Props>>) => lazyPart(load, whenIdle)
