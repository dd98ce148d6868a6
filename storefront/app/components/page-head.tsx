import { useLocation, useRouteLoaderData } from "react-router-dom"

type PageHeadProps = {
  title: string
  description: string
  /** Path and query by which search engines should know this page; without it, the path alone. */
  canonical?: string
  image?: string
  type?: "website" | "product"
  /** schema.org data, one object per thing */
  jsonLd?: object[]
  /** For pages that differ from person to person or hold nothing of their own. */
  noIndex?: boolean
}

/** What search engines and link previews read. React lifts it into the head. */
export function PageHead({
  title,
  description,
  canonical,
  image,
  type = "website",
  jsonLd = [],
  noIndex,
}: PageHeadProps) {
  const absolute = useAbsolute()
  const { pathname } = useLocation()
  const url = absolute(canonical ?? pathname)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content="Haat" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={absolute(image)} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      {jsonLd.map((thing, i) => (
        <script
          key={i}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asJsonLd({ "@context": "https://schema.org", ...thing }) }}
        />
      ))}
    </>
  )
}

/** Turns a path into a whole address on this shop's origin. */
export function useAbsolute() {
  const frame = useRouteLoaderData("routes/shop") as { origin?: string } | null | undefined
  const origin = frame?.origin ?? (typeof window === "undefined" ? "" : window.location.origin)
  return (path: string) => (origin ? new URL(path, origin).href : path)
}

/** No sentence of an owner may end the script it is written in. */
export const asJsonLd = (thing: object) => JSON.stringify(thing).replace(/</g, "\\u003c")
