/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/reviews": "everyone",
  "GET /store/purchases/:product_id": "customer",
  "POST /store/reviews": "customer",
  "GET /back-office/reviews": "staff",
  "GET /back-office/reviews/:id": "staff",
  "PUT /back-office/reviews/:id": "staff",
  "GET /api/order/checkIfPurchased": "customer",
  "GET /api/reviews/getReviewsByProduct/:productId": "everyone",
  "POST /api/reviews/createReview": "customer",
} as const
