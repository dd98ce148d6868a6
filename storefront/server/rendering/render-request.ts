import { type BackendReads, runWithReads } from "./backend-reads.ts"
import { type Handle, type PageRequest, type RenderedPage, renderWholePage } from "./rendered-page.ts"

/** Renders a page with these reads. The page after a form carries the cookies that the backend has set meanwhile. */
export async function renderRequest(handle: Handle, request: PageRequest, reads: BackendReads): Promise<RenderedPage> {
  const cookies: string[] = []
  reads.form = request.form && { visitor: request.form.visitor, cookies }
  const rendered = await runWithReads(reads, () => renderWholePage(handle, request))
  return { ...rendered, cookies: [...cookies, ...rendered.cookies] }
}
