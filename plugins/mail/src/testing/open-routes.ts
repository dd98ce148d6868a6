/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "POST /store/contact": "everyone",
  "POST /store/enquiries": "everyone",
  "POST /store/stock-notices": "everyone",
  "POST /store/stock-notices/stop": "everyone",
  "GET /back-office/mails": "owners",
  "GET /back-office/mails/:kind": "owners",
  "PUT /back-office/mails/:kind": "owners",
} as const
