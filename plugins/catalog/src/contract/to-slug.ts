/** Returns a name as it is written in an address: small Latin letters, digits and single hyphens; empty when nothing is left. */
export const toSlug = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-$/, "")
