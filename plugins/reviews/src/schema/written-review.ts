/** Every review, also those that nobody sees but the owner; what is shown is in `published_review`. */
export const WRITTEN_REVIEW = `
  create or replace view written_review as
  select id, product_id, customer_id, rating, comment, hidden, reply, created_at, updated_at
  from product_review where deleted_at is null`
