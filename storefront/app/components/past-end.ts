/** True when a list has no page with this number. The first page is always there, also when it is empty. */
export const isPastEnd = (page: number, shownCount: number) => page > 1 && shownCount === 0

/** True when the address of a list of products names a page that it does not have; false until the list is loaded. */
export const isListPastEnd = (list: { page: number; products: unknown[] } | undefined) =>
  list !== undefined && isPastEnd(list.page, list.products.length)
