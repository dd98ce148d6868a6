import type { FetchBackend } from "../../app/lib/backend/sdk.ts"
import { backendFetch } from "./backend-reads.ts"
import { type Handle, type PageRequest, type RenderedPage, renderRequest } from "./rendered-page.ts"
import type { TrackedReads } from "./tracked-reads.ts"

/**
 * Thrown when a page cannot be rendered now: too many are waiting, or its thread has ended. The same request may
 * succeed later.
 */
export class RenderUnavailable extends Error {
  /** @param wasBegun true when a thread had the page: what its form asks for may have been done */
  constructor(
    reason: string,
    readonly wasBegun = false,
  ) {
    super(reason)
  }
}

/** The storefront: renders pages, reading the catalogue through `reads`, until it is closed. */
export type App = {
  render(request: PageRequest, reads: TrackedReads): Promise<RenderedPage>
  close(): Promise<void>
}

/**
 * The storefront in this very thread: for developing, and for tests with a storefront of a few lines.
 * @param appWith makes the storefront, which reads the backend with the function it is given
 */
export function appInProcess(appWith: (fetchBackend: FetchBackend) => Handle, backendUrl: string): App {
  const handle = appWith(backendFetch(backendUrl))
  return {
    render: (request, reads) => renderRequest(handle, request, reads),
    close: async () => {},
  }
}
