/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/freight-quotes": "everyone",
  "GET /store/followed-orders/:token": "everyone",
  "GET /store/postal-codes/:code": "everyone",
  "POST /hooks/parcels": "signed",
  "POST /store/my-orders/:id/withdrawn-links": "own",
  "POST /back-office/orders/:id/shipment": "staff",
  "POST /back-office/orders/:id/delivered": "staff",
  "POST /back-office/orders/:id/cash-collected": "staff",
  "POST /back-office/orders/:id/returned-parcel": "staff",
  "GET /back-office/returned-parcels": "staff",
  "POST /back-office/orders/:id/withdrawn-links": "staff",
  "POST /back-office/returns/:id/approval": "staff",
  "POST /back-office/returns/:id/pickup": "staff",
} as const
