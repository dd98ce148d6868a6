import type { Order } from "@haat/checkout/contract"

/**
 * Words shared by the back office and its screens. Products, categories and pictures are in the catalog's contract;
 * payments, banners, questions and subscribers in those of their plugins.
 */

/** What the overview shows: counts, and revenue in rupees of orders that were not cancelled. */
export type Overview = { subscribers: number; orders: number; revenue: number }

/** An order as the owner sees it: the shopper's view and who placed it. */
export type PlacedOrder = Order & { customer_name: string; email: string | null }

/** What is wrong with a body: `errors` names each field ("price", "attributes.0.key") with a sentence. */
export type FieldErrors = { message: string; errors: Record<string, string> }

/** Rows a list gives at most, whatever range is asked for. */
export const LONGEST_RANGE = 100

/*
 * Everything under /back-office is for a signed-in administrator: 401 for a guest, 403 for a shopper.
 * Lists:  GET ?filter={}&range=[0,24]&sort=["name","ASC"]   200 array + Content-Range | 400
 *         GET ?filter={"id":[…]}                            200 array
 *
 * products    q, active, category_id    GET, POST SaveShopProduct 201 | 400 FieldErrors | 409
 * products/:id                          GET, PUT (any part of SaveShopProduct), DELETE { id }
 * categories  q                         GET, POST SaveCategory 201 | 400 | 409 name taken
 * categories/:id                        GET, PUT SaveCategory, DELETE { id } | 409 still has products
 * orders      q, status                 GET PlacedOrder[], newest first
 * orders/:id                            GET
 * orders/:id/shipment                   POST {} books a parcel: PlacedOrder | 404 | 409 already shipped, cancelled | 502 the carrier fails
 * orders/:id/delivered                  POST {} PlacedOrder | 404 | 409 not shipped yet
 * payments    state, attention          GET LedgerRow[] of the payment plugin, newest first
 * payments/:id                          GET
 * reviews     q, product_id, hidden     GET ReviewRow[] of the reviews plugin, newest first
 * reviews/:id                           GET, PUT (any part of ModerateReview) ReviewRow | 400 | 404
 * problem-reports  product_id, resolved GET ProblemReportRow[] of the problem-reports plugin, newest first
 * problem-reports/:id                   GET, PUT ResolveReport ProblemReportRow | 400 | 404
 * pictures                              POST multipart `files` 201 { files: ProductImage[] } | 400 | 413 | 415
 * banners                               GET Banner[], POST NewBanner 201 | 400 | 409
 * banners/:id                           DELETE { id } | 404
 * main-products                         GET and PUT MainProducts | 400
 * faqs        q                         GET Faq[], POST NewFaq 201 | 400 | 409
 * faqs/:id                              DELETE { id } | 404
 * subscribers q                         GET Subscriber[] of the newsletter, newest first
 * overview    ?date=YYYY-MM-DD          GET Overview, up to the end of that day
 */
