/** What the search before (commit cceff63) made of the same queries and goods, measured once. */
export const BEFORE = {}
