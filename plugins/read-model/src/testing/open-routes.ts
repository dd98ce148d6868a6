/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /back-office/overview": "staff",
  "GET /back-office/overview/sales": "staff",
  "GET /back-office/orders": "staff",
  "GET /back-office/orders/export": "managers",
  "GET /back-office/orders/:id": "staff",
  "GET /back-office/returns": "staff",
  "GET /back-office/returns/:id": "staff",
} as const
