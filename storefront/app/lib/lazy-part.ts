import { type ComponentType, lazy } from "react"

const LONGEST_WAIT_MS = 30_000

/** Until the device says that it is online again, or some time has passed: the shop may have been silent. */
const pause = (ms: number) =>
  new Promise<unknown>((resolve) => {
    addEventListener("online", resolve, { once: true })
    setTimeout(resolve, ms)
  })

/**
 * Like React's `lazy`, for a part that the page can do without: when it cannot be fetched, as on a device that went
 * offline, it is fetched again until it comes. Meanwhile its `Suspense` has the place, or what the server rendered there.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const attempt = (ms = 1_000): ReturnType<typeof load> =>
    load().catch(() => pause(ms).then(() => attempt(Math.min(ms * 2, LONGEST_WAIT_MS))))
  return lazy(() => attempt())
}
