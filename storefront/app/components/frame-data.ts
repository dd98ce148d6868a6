import { useRouteLoaderData } from "react-router-dom"
import { loadOnServer, type PageQueries } from "../lib/backend/load-page.ts"
import { readFormDone } from "../lib/forms/form-done.ts"
import type { FormResult } from "../lib/forms/form-result.ts"
import { OFFER_HEADER } from "../lib/language/addresses.ts"
import { isLanguage, type Language } from "../lib/language/languages.ts"
import { publicOrigin } from "../lib/public-origin.ts"

/**
 * `origin` is the shop's public origin for absolute URLs, `offer` the language to offer the page in, and `done` the
 * result of a form that redirected here.
 */
type FrameData = { origin: string; offer: Language | null; done?: FormResult }

/** Makes the loader of the shop's frame, or of the landing page, which has none. */
export function loadFrame(deferred: PageQueries["deferred"]) {
  const load = loadOnServer(() => ({ deferred }))
  return async (args: Parameters<typeof load>[0]) => {
    const offer = args.request.headers.get(OFFER_HEADER)
    const frame: FrameData = {
      origin: publicOrigin(args.request),
      offer: isLanguage(offer) ? offer : null,
      done: readFormDone(args.request),
    }
    // the frame is there on pages that are not
    return { ...(await load({ ...args, pattern: undefined })).data, ...frame }
  }
}

/** Returns the frame's data from the server; empty when the frame was rendered in the browser. */
export function useFrameData(): Partial<FrameData> {
  const frame = useRouteLoaderData<FrameData | null>("routes/shop")
  const landing = useRouteLoaderData<FrameData | null>("routes/landing")
  return frame ?? landing ?? {}
}
