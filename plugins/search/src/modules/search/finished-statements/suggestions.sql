with typed as materialized (
  select
    to_tsquery('shop_search', :named) as named_query,
    to_tsquery('shop_search', :anywhere) as anywhere_query,
    to_tsquery('shop_search', :near) as near_query
),
named as materialized (
  select id, indexed, product_category_id, pieces, 0 as tier
  from product_index, typed
  where search_vector @@ named_query
    and active
    and (:lowest::float8 is null or product_price >= :lowest::float8)
    and (:highest::float8 is null or product_price <= :highest::float8)
  limit 120
),
anywhere as materialized (
  select id, indexed, product_category_id, pieces, 1 as tier
  from product_index, typed
  where search_vector @@ anywhere_query
    and active
    and (:lowest::float8 is null or product_price >= :lowest::float8)
    and (:highest::float8 is null or product_price <= :highest::float8)
    and (select count(*) from named) < 5
  limit 120
),
near as materialized (
  select id, indexed, product_category_id, pieces, 2 as tier
  from product_index, typed
  where search_vector @@ near_query
    and active
    and (:lowest::float8 is null or product_price >= :lowest::float8)
    and (:highest::float8 is null or product_price <= :highest::float8)
    and not exists (select from named) and not exists (select from anywhere)
  limit 120
),
found as (
  select distinct on (id) *
  from (
    table named
    union all
    table anywhere
    union all
    table near
  ) candidate
  order by id, tier
),
category as (
  select category.id, category.name, nullif(category.metadata->>'name_hi', '') as name_hi, category.handle
  from product_category category
  join category_count
    on category_count.category_id = category.id
    and category_count.index_table = 'product_index'
    and category_count.products > 0
  where category.deleted_at is null
    and category.is_active
    and not category.is_internal
  order by category.id
  limit 500
)
select json_build_object(
  'candidates', (
    select coalesce(
      json_agg(
        json_build_object(
          'id', id,
          'name', indexed->>'name',
          'name_hi', indexed->>'name_hi',
          'category_id', product_category_id,
          'in_stock', pieces > 0,
          'tier', tier
        )
      ),
      '[]'
    )
    from found
  ),
  'categories', (select coalesce(json_agg(category), '[]') from category)
) as found
