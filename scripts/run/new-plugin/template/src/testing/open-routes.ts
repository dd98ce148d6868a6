/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/__name__": "customer",
  "POST /store/__name__": "customer",
  "DELETE /store/__name__/:id": "customer",
  // begin mail
  "POST /store/__name__/mail": "customer",
  // end mail
  "GET /back-office/__resource__": "managers",
} as const
