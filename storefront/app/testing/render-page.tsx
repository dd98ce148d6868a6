import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createRequestHandler, type ServerBuild } from "react-router"
import { Scripts } from "react-router-dom"
import * as entry from "../entry.server.tsx"

let body: React.ReactNode

const Page = () => (
  <html lang="en">
    <head>
      <title>Haat</title>
    </head>
    <body>
      <QueryClientProvider client={new QueryClient()}>{body}</QueryClientProvider>
      <Scripts />
    </body>
  </html>
)

/** Requests a page of one route, with this body, as the web tier does. */
export async function renderPage(shown: React.ReactNode) {
  body = shown
  const root = { id: "root", path: "", hasLoader: false, hasErrorBoundary: false }
  const build = {
    entry: { module: entry },
    routes: { root: { ...root, module: { default: Page } } },
    assets: {
      ...{ version: "1", url: "/manifest.js", entry: { module: "/entry.js", imports: ["/vendor.js"] } },
      routes: { root: { ...root, module: "/root.js" } },
    },
    ...{ basename: "/", publicPath: "/", assetsBuildDirectory: "", ssr: true, isSpaMode: false, prerender: [] },
    ...{ future: {}, routeDiscovery: { mode: "initial", manifestPath: "" } },
    // what a build holds for other modes is left out
  } as unknown as ServerBuild
  const response = await createRequestHandler(build, "test")(new Request("http://shop.test/"))
  return { response, html: await response.text() }
}
