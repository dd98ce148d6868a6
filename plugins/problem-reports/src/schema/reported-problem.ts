/** What people found wrong with products, solved (`resolved_at`) or not; `customer_id` is null of a guest. */
export const REPORTED_PROBLEM = `
  create or replace view reported_problem as
  select id, product_id, customer_id, message, reply, replied_at, resolved_at, created_at
  from problem_report where deleted_at is null`
