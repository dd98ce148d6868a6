export * from "./contract/audit-log"
export * from "./contract/customers"
export * from "./contract/legacy-calls"
export * from "./contract/lists"
export * from "./contract/orders"
export * from "./contract/overview"
export * from "./contract/settings"
export * from "./contract/staff"
export * from "./permissions"

/**
 * Words shared by the back office and its screens. Products, categories and pictures are in the catalog's contract;
 * payments, banners, questions and subscribers in those of their plugins.
 */

/*
 * Everything under /back-office is for a signed-in administrator: 401 for a guest, 403 for a shopper, and 403 LackingRole
 * for a role that may not. api/route-permissions.ts names the permission of each route; one it does not name is a 404.
 * Lists:  GET ?filter={}&range=[0,24]&sort=["name","ASC"]   200 array + Content-Range | 400
 *         GET ?filter={"id":[…]}                            200 array
 *
 * me                                    GET Me
 * products    q, active, category_id, stock (in, low, out), min_price, max_price
 *                                       GET, POST SaveShopProduct 201 | 400 FieldErrors | 409
 * products/:id                          GET, PUT (any part of SaveShopProduct, and the `updated_at` that was edited, which `active` alone needs not) | 400 | 409 ProductChanged, DELETE { id }
 * products/ids                          GET, filtered like the list: { ids }
 * products/export                       GET, filtered like the list: a CSV file
 * products/bulk                         POST BulkChange 201 ChangedProducts | 400 | 404
 * products/bulk/preview                 POST BulkChange of the kind price: PricePreview
 * products/bulk/:id/undo                POST {} RestoredProducts | 404 | 409 too late
 * product-imports                       POST text/csv, ?filename=: 201 ProductImport, the dry run | 400 | 413 | 415
 * product-imports/template              GET a CSV file
 * product-imports/:id                   GET ProductImport
 * product-imports/:id/run               POST {} ProductImport | 404 | 409 refused, running, or a product changed since | 503 nothing was kept
 * product-imports/:id/problems          GET the file with what is wrong beside each row
 * categories  q                         GET, POST SaveCategory 201 | 400 | 409 name taken
 * categories/:id                        GET, PUT RenameCategory | 409 renamed meanwhile, DELETE ?products_to=&was= { id } | 409 still has products, renamed meanwhile
 * orders      q, status, state, payment, method, customer_id, from, until (days in India)  GET PlacedOrder[], newest first
 * orders/export                         GET a CSV file of all that match the list's filter
 * orders/:id                            GET OrderDetail
 * orders/:id/packed                     POST {} PlacedOrder, again too | 404 | 409 already shipped, cancelled
 * orders/:id/shipment                   POST ShipOrder books a parcel, or none when it was handed over by hand: PlacedOrder | 400 | 404 | 409 already shipped, booked, cancelled | 502 the carrier fails
 * orders/:id/delivered                  POST {} PlacedOrder | 404 | 409 not shipped yet
 * orders/:id/cash-collected             POST CollectCash PlacedOrder, again too | 404 | 409 has not arrived, cancelled, not in cash
 * orders/:id/cancellation               POST {} frees the stock and gives money back: PlacedOrder, again too | 404 | 409 on its way
 * payments    state, attention          GET LedgerRow[] of the payment plugin, newest first
 * payments/:id                          GET
 * reviews     q, product_id, hidden     GET ReviewRow[] of the reviews plugin, newest first
 * reviews/:id                           GET, PUT (any part of ModerateReview) ReviewRow | 400 | 404
 * problem-reports  product_id, resolved GET ProblemReportRow[] of the problem-reports plugin, newest first
 * problem-reports/:id                   GET, PUT ChangeReport ProblemReportRow | 400 also for a reply to nobody | 404
 * pictures                              POST multipart `files` 201 { files: ProductImage[] } | 400 | 413 | 415
 * banners                               GET Banner[], POST NewBanner 201 | 400 | 409
 * banners/:id                           DELETE { id } | 404
 * main-products                         GET and PUT MainProducts, with the id "main" | 400
 * faqs        q                         GET Faq[], POST NewFaq 201 | 400 | 409
 * faqs/:id                              DELETE { id } | 404
 * legacy-calls q                       GET LegacyCallUse[] of the legacy-api plugin, the latest day first
 * customers   q                         GET CustomerRow[], newest first
 * customers/:id                         GET CustomerDetail; their orders are orders?filter={"customer_id"}
 * customers/export, subscribers/export  GET a CSV file of all that match the list's filter
 * subscribers q                         GET Subscriber[] of the newsletter, newest first
 * subscribers/:id                       GET SubscriberDetail | 404
 * staff       q                         GET StaffMember[]
 * staff/:id                             GET, PUT ChangeRole StaffMember, DELETE { id }: their sessions end | 404 | 409 the last owner
 * invitations                           GET Invitation[], POST NewInvitation 201, which sends the link | 400 | 409 works here already
 * invitations/:id                       DELETE { id } | 404
 * settings                              GET Settings, PUT SaveSettings | 400 | 409 somebody else was faster
 * audit-log   q, user_id, resource, from, until (days in India)  GET AuditLogRow[], newest first
 * audit-log/filters                         GET AuditLogFilters
 * audit-log/:id/parts  q                    GET AuditLogPart[], in the sequence they were changed
 * routes                                GET { path, method, permission }[] of the running server
 * overview    ?date=YYYY-MM-DD          GET Overview, up to the end of that day
 * overview/sales  ?from=&until=         GET SalesReport | 400
 * overview/todo                         GET Todo
 *
 * Every change leaves an entry in the audit log (api/audit-changes.ts), and is refused with 503 when that cannot be written.
 *
 * For everybody:
 * GET  /store/shop                      ShopFacts
 * POST /auth/invitation                 LookAtInvitation   200 { email, role } | 400 | 404 INVITATION_OVER | 429
 * POST /auth/invitation/accept          AcceptInvitation   201 { username } | 400 | 404 INVITATION_OVER | 409 | 429
 */
