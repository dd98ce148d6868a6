/** Ids in a path are letters, digits, _ and -; anything else stops before a router or the database trips over it. */
export const isReadablePath = (path: string) => /^[\w/-]{0,300}$/.test(path)
