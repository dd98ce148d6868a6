/**
 * The largest quantity that a list says: ten stands for ten or more. A list with exact numbers would change with every
 * order, and with it every page that shows the list.
 */
export const MANY_PIECES = 10
