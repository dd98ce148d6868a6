import { index, view } from "@haat/sdk/server/schema/declare"

/**
 * Reviews that are shown and counted, without those that the owner hid, and those of a shopper whose orders of the
 * product were all cancelled. Orders of closed accounts are not known any more; their reviews stay.
 */
export const PUBLISHED_REVIEW = view(
  "published_review",
  [],
  `select id, product_id, customer_id, rating, comment, reply, created_at
  from product_review where deleted_at is null and not hidden and is_bought`,
)

/** All reviews, for the owner; those for shoppers are in `published_review`. */
export const WRITTEN_REVIEW = view(
  "written_review",
  [],
  `select id, product_id, customer_id, rating, comment, hidden, reply, created_at, updated_at
  from product_review where deleted_at is null`,
)

const NOT_DELETED = "where deleted_at is null"

/** Sort and filter columns of the owner's list. */
export const REVIEW_INDEXES = [
  index("haat_product_review_newest", "product_review", `(created_at desc, id desc) ${NOT_DELETED}`),
  index("haat_review_rating", "product_review", `(rating, id) ${NOT_DELETED}`),
  index("haat_review_updated", "product_review", `(updated_at, id) ${NOT_DELETED}`),
  index("haat_review_hidden", "product_review", `(hidden, created_at, id) ${NOT_DELETED}`),
]
