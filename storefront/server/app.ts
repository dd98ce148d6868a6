import { serveAppReads, withReads } from "./app-reads.ts"
import { type FinishedPage, finishPage, type Handle, type PageAsked } from "./finished-page.ts"
import type { Reading } from "./reading.ts"

/** The storefront: renders a page, reading the catalogue through `reading`, until it is closed. */
export type App = {
  render(asked: PageAsked, reading: Reading): Promise<FinishedPage>
  close(): Promise<void>
}

/** The storefront in this very thread: for developing, and for tests that bring one of a few lines. */
export function appInProcess(handle: Handle, backendUrl: string): App {
  const undo = serveAppReads(backendUrl)
  return {
    render: (asked, reading) => withReads(reading, () => finishPage(handle, asked)),
    close: async () => undo(),
  }
}
