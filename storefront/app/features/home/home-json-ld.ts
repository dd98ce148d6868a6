import { LANGUAGE } from "../../lib/language/language.ts"
import { LANGUAGES } from "../../lib/language/languages.ts"
import { pageAddress } from "../../lib/language/page-address.ts"

/** The shop and its search as schema.org data. `absolute` makes whole addresses. */
export const shopJsonLd = (name: string, absolute: (path: string) => string) => [
  {
    "@type": "Organization",
    "@id": `${absolute("/")}#organization`,
    name,
    url: absolute(pageAddress("/")),
    logo: absolute("/favicon.svg"),
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", url: absolute(pageAddress("/contact")) },
  },
  {
    "@type": "WebSite",
    name,
    url: absolute(pageAddress("/")),
    inLanguage: LANGUAGES[LANGUAGE].tag,
    publisher: { "@id": `${absolute("/")}#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${absolute(pageAddress("/search"))}?query={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
]
