import { index } from "@haat/sdk/server/schema/declare"

/**
 * Indexes for each order of a list, of all products and of a category; newest and oldest share one, which is read from
 * either end. Indexes for words, names, handles and choices: without `fastupdate = off` every search would scan the
 * most recent writes until there are many of them.
 */
export const PRODUCT_INDEX_INDEXES = [
  index("product_index_words", "product_index", "using gin (search_vector) with (fastupdate = off)"),
  index("product_index_names", "product_index", "using gin (names)"),
  index("product_index_choices", "product_index", "using gin (choices) with (fastupdate = off)"),
  index("product_index_handle", "product_index", "(product_handle)"),
  index("product_index_created", "product_index", "(added_at, id) where active"),
  index(
    "product_index_price_range",
    "product_index",
    "(product_price, id) include (product_category_id, pieces, several_prices) where active",
  ),
  index(
    "product_index_highest_price",
    "product_index",
    "(highest_price, product_price, id) include (product_category_id, pieces) where active and several_prices",
  ),
  index(
    "product_index_first_price",
    "product_index",
    "(first_price, id) include (product_category_id, pieces) where active",
  ),
  index(
    "product_index_origin",
    "product_index",
    `(origin_name, added_at desc, id desc) include (origin, product_category_id, product_price, pieces)
      where active`,
  ),
  index(
    "product_index_category_origin",
    "product_index",
    `(product_category_id, origin_name, added_at desc, id desc) include (origin, product_price, pieces)
      where active`,
  ),
  index(
    "product_index_of_origin_created",
    "product_index",
    "(origin, added_at, id) where active and origin is not null",
  ),
  index(
    "product_index_of_origin_price_range",
    "product_index",
    `(origin, product_price, id) include (product_category_id, pieces, several_prices)
      where active and origin is not null`,
  ),
  index("product_index_category_created", "product_index", "(product_category_id, added_at, id) where active"),
  index(
    "product_index_category_price",
    "product_index",
    "(product_category_id, product_price, id) include (pieces) where active",
  ),
]
