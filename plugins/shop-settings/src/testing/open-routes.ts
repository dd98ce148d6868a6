/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/pages/:name": "everyone",
  "POST /store/part-failures": "everyone",
  "GET /back-office/pages": "managers",
  "GET /back-office/pages/:id": "managers",
  "PUT /back-office/pages/:id": "managers",
  "GET /back-office/home-page": "managers",
  "PUT /back-office/home-page": "managers",
  "GET /back-office/settings": "owners",
  "PUT /back-office/settings": "owners",
  "GET /back-office/plugin-settings": "owners",
  "GET /back-office/plugin-settings/:id": "owners",
  "PUT /back-office/plugin-settings/:id": "owners",
  "GET /back-office/plugins": "owners",
  "GET /back-office/plugins/:id": "owners",
  "PUT /back-office/plugins/:id": "owners",
} as const
