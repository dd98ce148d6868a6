import type { DemoData } from "@haat/sdk/server/demo-data"

/** Problem reports of a large shop: one of four customers sends one. */
export const DEMO_DATA: DemoData = {
  fillStatements: ({ people, customers, products }) => [
    `insert into problem_report (id, product_id, customer_id, message, resolved_at, created_at, updated_at)
     select 'prep_large' || key, 'prod_large' || lpad((1 + (n * 41) % ${products})::text, 6, '0'),
       case when n % 3 > 0 then 'cus_large' || key end, 'The weight on the page is not what came, case ' || n,
       case when n % 12 > 0 then at + interval '2 days' end, at, at
     from ${people} where n <= ${customers} / 4`,
  ],
}
