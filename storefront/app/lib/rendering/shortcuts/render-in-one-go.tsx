import { renderToString } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router-dom"
import { renderWithParts } from "./constant-parts.ts"
import { loaderDataScript } from "./loader-data-script.ts"

/** React's mark where it left a part to the browser, because it suspended or failed. */
const UNFINISHED_PART = "<!--$!-->"
const END = "</body></html>"

/**
 * Renders a page synchronously, with the parts it has rendered before, and writes the loaders' data in one script: React
 * would suspend for each chunk of React Router's stream.
 * @returns the HTML of the whole page; undefined, with nothing of `context` used up, when some part suspends or fails
 */
export async function renderInOneGo(context: EntryContext, url: string): Promise<string | undefined> {
  const html = renderPage(<ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />)
  if (!html) return undefined
  const script = await loaderDataScript(context.serverHandoffStream)
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${script}${END}`
}

function renderPage(page: React.ReactElement): string | undefined {
  try {
    const html = renderWithParts(() => renderToString(page))
    return html.endsWith(END) && !html.includes(UNFINISHED_PART) ? html : undefined
  } catch {
    return undefined
  }
}
