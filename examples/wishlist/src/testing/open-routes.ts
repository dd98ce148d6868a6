/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/wishlist": "customer",
  "POST /store/wishlist": "customer",
  "DELETE /store/wishlist/:id": "own",
  "GET /store/wishlist/products": "customer",
  "POST /store/wishlist/items": "customer",
  "DELETE /store/wishlist/items/:product_id": "customer",
  "POST /store/wishlist/:id/link": "own",
  "DELETE /store/wishlist/:id/link": "own",
  "POST /store/wishlist/:id/mail": "own",
  "GET /store/shared-wishlists/:token": "everyone",
  "GET /back-office/wishlists": "managers",
  "GET /back-office/wishlists/wishes": "managers",
} as const
