/** Serializes JSON for a script element, so that no text can end the script. */
const serialize = (thing: object) => JSON.stringify(thing).replace(/</g, "\\u003c")

/** Writes schema.org data, one object per thing, for search engines, which read pages as the server sends them. */
export const JsonLd = ({ things }: { things: object[] }) =>
  things.map((thing, i) => (
    <script
      key={i}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: serialize({ "@context": "https://schema.org", ...thing }) }}
    />
  ))
