/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/banners": "everyone",
  "GET /store/main-products": "everyone",
  "GET /back-office/banners": "managers",
  "POST /back-office/banners": "managers",
  "DELETE /back-office/banners/:id": "managers",
  "GET /back-office/main-products": "managers",
  "PUT /back-office/main-products": "managers",
  "GET /api/ui/get": "everyone",
  "POST /api/ui/create": "managers",
  "DELETE /api/ui/deleteBanner/:id": "managers",
  "POST /api/ui/addMainProducts": "managers",
} as const
