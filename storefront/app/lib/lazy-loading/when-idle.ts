const MAX_WAIT_MS = 2_000

/** Resolves when the page has loaded and the browser is idle, or MAX_WAIT_MS later; on the server at once. */
export async function whenIdle() {
  if (import.meta.env.SSR) return
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    // missing in Safari
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: MAX_WAIT_MS }) : setTimeout(resolve),
  )
}
