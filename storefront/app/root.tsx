import { type DehydratedState, HydrationBoundary, QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useMemo, useState } from "react"
import { Outlet, Scripts, ScrollRestoration, useMatches } from "react-router-dom"
import stylesheet from "./app.css?url"
import { ErrorScreen } from "./components/error-screen.tsx"
import latinFont from "./fonts/inter-latin-400-700.woff2?url"
import rupeeFont from "./fonts/inter-rupee-wght-normal.woff2?url"
import devanagariFont from "./fonts/noto-sans-devanagari-hindi-400-700.woff2?url"
import { queryClient } from "./lib/backend/query-client.ts"
import { THEME_SCRIPT } from "./lib/device/theme.ts"
import { LANGUAGE } from "./lib/language/language.ts"
import { LANGUAGES } from "./lib/language/languages.ts"

const FONTS = LANGUAGE === "hi" ? [latinFont, rupeeFont, devanagariFont] : [latinFont, rupeeFont]

/** No route exports `meta` or `links`: pages set title and meta tags with `PageHead`. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={LANGUAGES[LANGUAGE].tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111714" />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {FONTS.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="min-h-dvh font-sans text-base antialiased">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Provides the query client, with what the loaders have loaded, to every page. */
export default function Root() {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={useDehydratedState()}>
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

const OPENED = Date.now()

/**
 * The web tier serves a cached page only while its data is fresh, however long ago it was rendered, so the data counts
 * as loaded now. Otherwise hydration would refetch every query, and parts that hydrate last would get other data than
 * they were rendered with.
 */
const markFresh = (query: DehydratedState["queries"][number]) => {
  if (import.meta.env.SSR) return query
  return { ...query, state: { ...query.state, dataUpdatedAt: Math.max(query.state.dataUpdatedAt, OPENED) } }
}

type Loaded = { dehydratedState?: DehydratedState } | null | undefined

/** The data that the loaders of all matched routes have loaded on the server, as one state for `HydrationBoundary`. */
function useDehydratedState(): DehydratedState {
  const matches = useMatches()
  return useMemo(() => {
    const states = matches.flatMap(({ loaderData }) => (loaderData as Loaded)?.dehydratedState ?? [])
    return { mutations: [], queries: states.flatMap(({ queries }) => queries.map(markFresh)) }
  }, [matches])
}

/** Shown when even the frame around the pages could not be rendered. */
export function ErrorBoundary() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <ErrorScreen />
    </main>
  )
}
