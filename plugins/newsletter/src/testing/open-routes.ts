/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "POST /store/newsletter": "everyone",
  "POST /store/newsletter/unsubscribe": "everyone",
  "GET /store/newsletter/mine": "customer",
  "POST /store/newsletter/mine": "customer",
  "GET /back-office/subscribers": "managers",
  "GET /back-office/subscribers/:id": "managers",
  "GET /back-office/subscribers/export": "managers",
  "POST /api/newsletter/subscribe": "everyone",
} as const
