/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/v1-notes": "customer",
  "POST /store/v1-notes": "customer",
  "DELETE /store/v1-notes/:id": "customer",
  "POST /store/v1-notes/mail": "customer",
  "GET /store/v1-note-counts/:product_id": "everyone",
  "GET /back-office/v1-notes": "managers",
} as const
