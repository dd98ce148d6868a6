/** Response header from the storefront to the web tier with the names of failed sections; it is not sent to clients. */
export const FAILED_SECTIONS_HEADER = "x-failed-sections"

/** Response header with the messages of their errors, in the same order and encoded for an address. */
export const FAILURES_HEADER = "x-section-failures"

/** React's template with the digest of an error, before the fallback of a Section; see components/section.tsx. */
const FALLBACK = /<template data-dgst="(\d+)"[^>]*><\/template><\w+ data-failed-section="([\w.:-]+)"/g

/** Returns the names of the failed sections of a finished page by the digest of their error. */
export const failedSections = (html: string) =>
  new Map([...html.matchAll(FALLBACK)].map(([, digest, name]) => [Number(digest), name]))
