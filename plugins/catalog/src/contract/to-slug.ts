/** Returns the slug of a name: lower-case Latin letters, digits and single hyphens; empty when none are left. */
export const toSlug = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-$/, "")
