const LONGEST_WAIT_MS = 2_000

/** When the page has loaded and the browser has nothing better to do; on the server at once. */
export async function whenIdle() {
  if (import.meta.env.SSR) return
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    // Safari has no such thing
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS }) : setTimeout(resolve),
  )
}
