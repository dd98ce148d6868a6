/** Returns statements for one review a customer, a problem report of one in four, and audit entries. */
export const opinionStatements = (people: number, products: number, entries: number) => [
  `insert into product_review (id, product_id, customer_id, rating, comment, hidden, reply, created_at, updated_at)
   select 'rev_large' || key, 'prod_large' || lpad((1 + (n * 37) % ${products})::text, 6, '0'), 'cus_large' || key,
     1 + n % 5, 'Came in good time and looks as in the picture. Bought for number ' || n || '.', n % 50 = 0,
     case when n % 10 = 0 then 'Thank you for telling us.' end, at, at from large_person`,
  `insert into problem_report (id, product_id, customer_id, message, resolved_at, created_at, updated_at)
   select 'prep_large' || key, 'prod_large' || lpad((1 + (n * 41) % ${products})::text, 6, '0'),
     case when n % 3 > 0 then 'cus_large' || key end, 'The weight on the page is not what came, case ' || n,
     case when n % 12 > 0 then at + interval '2 days' end, at, at
   from large_person where n <= ${people} / 4`,
  `insert into trail_entry (id, user_id, who, role, resource, action, subject_id, subject, state, changes, cut, words,
     created_at, updated_at)
   select 'trail_large' || lpad(n::text, 6, '0'), 'user_large' || n % 6,
     (array['Haat Owner', 'Sunita Rao', 'Imran Shaikh', 'Kavya Pillai', 'Rahul Deshpande', 'Anita Dsouza'])[1 + n % 6],
     (array['owner', 'manager', 'manager', 'support', 'support', 'support'])[1 + n % 6], kind.resource, kind.action,
     kind.resource || '_large' || n, 'Something ' || n, 'done', changed.list, false,
     'Something ' || n || ' ' || kind.resource || '_large' || n || ' ' || changed.list::text,
     now() - make_interval(mins => (${entries} - n) * 20), now() - make_interval(mins => (${entries} - n) * 20)
   from generate_series(1, ${entries}) n
   cross join lateral (
     select (array['products', 'orders', 'orders', 'reviews', 'categories', 'settings'])[1 + n % 6] as resource,
       (array['edit', 'shipment', 'delivered', 'edit', 'edit', 'edit'])[1 + n % 6] as action) kind
   cross join lateral (
     select jsonb_build_array(jsonb_build_object('field', 'price', 'before', n % 900, 'after',
       n % 1000)) as list) changed`,
]
