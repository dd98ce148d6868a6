/**
 * The largest quantity shown in a list; it stands for ten or more. Exact numbers would change with every order and
 * invalidate every cached page that shows the list.
 */
export const MANY_PIECES = 10
