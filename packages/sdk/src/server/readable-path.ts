/**
 * Tells whether a path has only the characters of ids (letters, digits, _ and -); others must not reach a router or the
 * database.
 */
export const isReadablePath = (path: string) => /^[\w/-]{0,300}$/.test(path)
