/** The title of a page, with the shop's name. */
export const pageTitle = (page: string, shop: string) => `${page} · ${shop}`
