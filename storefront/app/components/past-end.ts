/** Whether a list has no page with this number. The first page is always there, also when it is empty. */
export const isPastEnd = (page: number, shown: number) => page > 1 && shown === 0
