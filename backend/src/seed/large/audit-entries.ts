/** Returns the statement that adds so many entries to the audit log. */
export const auditStatement = (entries: number) =>
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
       n % 1000)) as list) changed`
