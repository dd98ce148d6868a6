/** What a product costs: the lowest and the highest price of its variants, and where these are not the same, each (`list-prices.ts`). */
export const PRICES = "product_price as price, highest_price as highest, several_prices, variant_prices"
/** In their place where a product has one price only, that of its first variant. */
export const FIRST_PRICES =
  "first_price as price, first_price as highest, false as several_prices, null::text[] as variant_prices"
/** What lists need of a product, as it is in the table and as it is called from then on. */
export const FIELDS = `id, ${PRICES}, pieces as quantity, added_at as created, product_category_id as category_id,
  origin, origin_name, choices, choices_in_stock`
export const NAMES = `id, price, highest, several_prices, variant_prices, quantity, created, category_id,
  origin, origin_name, choices, choices_in_stock`
/** The index table with both, and with what a text is looked for in. */
export const ROWS = `(select ${FIELDS}, active, names, noun_vector, search_vector from ??) one`
/** Of a product that has every part of a text. */
export const WHOLE = "false as partial, 0::float8 as weight"
/** SQL for whether a table has so many rows, of which no more are read. @param many a number or SQL for one */
export const hasAtLeast = (many: number | string, table: string) => `exists (select from ${table} offset ${many} - 1)`
