import type { FetchBackend } from "../../app/lib/backend/sdk.ts"
import { backendFetch } from "./backend-reads.ts"
import { type Handle, type PageRequest, type RenderedPage, renderRequest } from "./rendered-page.ts"
import type { TrackedReads } from "./tracked-reads.ts"

/**
 * Thrown when a page cannot be rendered now, because too many are waiting or its thread has ended. The same request
 * may succeed later.
 */
export class RenderUnavailable extends Error {
  /** @param hasStarted true when a thread had received the page, so that its form may have taken effect */
  constructor(
    reason: string,
    readonly hasStarted = false,
  ) {
    super(reason)
  }
}

/** The storefront: renders pages, which read the catalogue through `reads`, until it is closed. */
export type App = {
  render(request: PageRequest, reads: TrackedReads): Promise<RenderedPage>
  close(): Promise<void>
}

/**
 * Runs the storefront in this thread, for development and for tests with a storefront of a few lines.
 * @param createHandle makes the storefront, which reads the backend with the given function
 */
export function createInProcessApp(createHandle: (fetchBackend: FetchBackend) => Handle, backendUrl: string): App {
  const handle = createHandle(backendFetch(backendUrl))
  return {
    render: (request, reads) => renderRequest(handle, request, reads),
    close: async () => {},
  }
}
