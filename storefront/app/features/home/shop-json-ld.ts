/** The shop itself, and how it is searched, in schema.org's words. `absolute` makes whole addresses. */
export const shopJsonLd = (name: string, absolute: (path: string) => string) => [
  {
    "@type": "Organization",
    "@id": `${absolute("/")}#organization`,
    name,
    url: absolute("/"),
    logo: absolute("/favicon.svg"),
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", url: absolute("/contact") },
  },
  {
    "@type": "WebSite",
    name,
    url: absolute("/"),
    inLanguage: "en-IN",
    publisher: { "@id": `${absolute("/")}#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${absolute("/search")}?query={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
]
