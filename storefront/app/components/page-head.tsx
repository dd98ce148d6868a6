import { useLocation } from "react-router-dom"
import { useFormResult } from "../lib/forms/form-result.ts"
import { languageAlternates } from "../lib/language/addresses.ts"
import { LANGUAGE } from "../lib/language/language.ts"
import { LANGUAGES } from "../lib/language/languages.ts"
import { pageAddress } from "../lib/language/page-address.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import { useFrameData } from "./frame-data.ts"
import { JsonLd } from "./json-ld.tsx"
import { COMMON } from "./messages.ts"
import { pageTitle } from "./page-title.ts"

/** A text, or a function that puts the shop's name into it. */
type ShopText = string | ((shop: string) => string)

type PageHeadProps = {
  /**
   * A page's own title, to which the shop's name is added; or a function that makes the whole title of the shop's name.
   */
  title: ShopText
  description: ShopText
  /** Path and query of the canonical address; by default the path alone. */
  canonical?: string
  image?: string
  type?: "website" | "product"
  /** schema.org data, one object per thing */
  jsonLd?: object[]
  /** For pages that are personal or have no content of their own. */
  noIndex?: boolean
}

/** Title and meta tags for search engines and link previews. React moves them into the head. */
export function PageHead({
  title: page,
  description: about,
  canonical,
  image,
  type = "website",
  jsonLd = [],
  noIndex,
}: PageHeadProps) {
  const absolute = useAbsolute()
  const { pathname } = useLocation()
  const path = canonical ?? pathname
  const url = absolute(pageAddress(path))
  const { name } = useShopFacts()
  const isRejected = useFormResult()?.message !== undefined
  const own = typeof page === "string" ? pageTitle(page, name) : page(name)
  const title = isRejected ? COMMON.errorTitle(own) : own
  const description = typeof about === "string" ? about : about(name)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!noIndex &&
        languageAlternates(path).map(({ tag, path }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={absolute(path)} />
        ))}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={LANGUAGES[LANGUAGE].tag.replace("-", "_")} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={absolute(image)} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      <JsonLd things={jsonLd} />
    </>
  )
}

/** Returns a function that turns a path into an absolute URL. */
export function useAbsolute() {
  const { origin = typeof window === "undefined" ? "" : window.location.origin } = useFrameData()
  return (path: string) => (origin ? new URL(path, origin).href : path)
}
