/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "POST /store/problem-reports": "everyone",
  "POST /store/complaints": "everyone",
  "GET /back-office/complaints": "staff",
  "GET /back-office/complaints/:id": "staff",
  "PUT /back-office/complaints/:id": "staff",
  "GET /back-office/problem-reports": "staff",
  "GET /back-office/problem-reports/:id": "staff",
  "PUT /back-office/problem-reports/:id": "staff",
  "POST /api/report-product": "everyone",
} as const
