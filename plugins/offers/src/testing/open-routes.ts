/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/offers": "everyone",
  "GET /back-office/offers": "staff",
  "POST /back-office/offers": "managers",
  "GET /back-office/offers/:id": "staff",
  "PUT /back-office/offers/:id": "managers",
  "DELETE /back-office/offers/:id": "managers",
  "POST /back-office/offers/try": "staff",
  "POST /back-office/offers/:id/codes": "managers",
  "GET /back-office/offer-codes/export": "managers",
} as const
