import latinFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url"
import { HydrationBoundary, QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router-dom"
import stylesheet from "./app.css?url"
import { ErrorScreen } from "./components/error-screen.tsx"
import rupeeFont from "./fonts/inter-rupee-wght-normal.woff2?url"
import { queryClient } from "./lib/query-client.ts"
import { THEME_SCRIPT } from "./lib/theme.ts"
import { useDehydratedState } from "./lib/use-dehydrated-state.ts"

export const links: LinksFunction = () => [
  ...[latinFont, rupeeFont].map((href) => ({
    rel: "preload" as const,
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111714" />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body className="min-h-dvh font-sans text-base antialiased">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

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

/** The last resort, when even the frame around the pages could not be drawn. */
export function ErrorBoundary() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <ErrorScreen />
    </main>
  )
}
