import path from "node:path"

/**
 * Returns the address of a route's file: `wishlist.$id.tsx` is the page /wishlist/:id.
 * @param {string} file
 */
export const routePath = (file) => path.basename(file, ".tsx").replaceAll(".", "/").replaceAll("$", ":")
