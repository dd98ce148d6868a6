/**
 * The reviews that everybody reads and that count: `published_review`, with the columns of product_review. Left out are
 * those the owner hid, and those of a shopper whose every order of the product was cancelled. Of a shopper who closed
 * their account no order is known any more; their reviews stay.
 */
export const PUBLISHED_REVIEW = `
  create or replace view published_review as
  select review.id, review.product_id, review.customer_id, review.rating, review.comment, review.reply, review.created_at
  from product_review review
  where review.deleted_at is null and not review.hidden
    and (select bool_and(ordered.cancelled) from ordered_product ordered
      where ordered.customer_id = review.customer_id and ordered.product_id = review.product_id) is not true`
