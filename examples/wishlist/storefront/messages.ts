/** Texts on every page: each is in its first load. */
export const WISHLIST = {
  title: "Wishlist",
  added: "Added to your wishlist",
  removed: "Removed from your wishlist",
  addOne: (name: string) => `Add ${name} to your wishlist`,
  wishFor: (name: string) => `${name} on your wishlist`,
  open: "Open your wishlist",
  banner: "New: keep what you like in lists, and share them",
  fromList: "From your wishlist",
  inList: (list: string) => `In your list ${list}`,
}
