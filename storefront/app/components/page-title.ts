/** What browsers write into tabs and search engines into lists. */
export const pageTitle = (page: string, shop: string) => `${page} · ${shop}`
