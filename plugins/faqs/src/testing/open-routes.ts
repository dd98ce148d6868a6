/** Access to the routes of this plugin, for the test of all routes. */
export default {
  "GET /store/faqs": "everyone",
  "GET /back-office/faqs": "managers",
  "POST /back-office/faqs": "managers",
  "DELETE /back-office/faqs/:id": "managers",
  "GET /api/faq": "everyone",
  "POST /api/faq/create": "managers",
  "DELETE /api/faq/delete/:id": "managers",
} as const
