with value as materialized (
  select
    :category::text as "category",
    :chosen::text[] as "chosen",
    :combinations::text[] as "combinations",
    :kept_besides::text as "kept_besides",
    :kept_choice::text as "kept_choice",
    :besides::text[] as "besides",
    :besides_of::text[] as "besides_of",
    :table::text as "table",
    :limit::float8 as "limit",
    :offset::float8 as "offset",
    :page::float8 as "page",
    :up_to::float8 as "up_to"
),
chosen_category as materialized (
  select id
  from product_category
  where deleted_at is null
    and (
      id = (select "category" from value)
      or handle = (select "category" from value)
      or lower(name) = lower((select "category" from value))
    )
),
page as materialized (
  select id, row_number() over (order by product_price, id) as place
  from (
    select listed.id, added_at, product_price, origin_name
    from chosen_category
    cross join lateral (
      select id, added_at, product_price, origin_name
      from product_index product
      where active
        and product_category_id = chosen_category.id
      order by product_price, id
      limit 100
    ) listed
    order by product_price, id
    limit (select "limit" from value)::integer offset (select "offset" from value)::integer
  ) shown
),
category_total as materialized (
  select category_id, products, in_stock
  from category_count
  where index_table = (select "table" from value)
),
price_range as (
  select min(price) as lowest, max(price) as highest
  from chosen_category
  cross join lateral (
    select min(product_price) as lowest, max(product_price) as highest
    from product_index product
    where active
      and product_category_id = chosen_category.id
  ) of_lowest_prices
  cross join lateral (
    select max(highest_price) as dearest
    from product_index product
    where active
      and several_prices
      and product_category_id = chosen_category.id
  ) of_highest_prices
  cross join lateral (values (lowest), (highest), (dearest)) ends (price)
),
origin_total as (
  select origin, sum(products) as count
  from origin_count
  where index_table = (select "table" from value)
    and category_id in (table chosen_category)
  group by 1
  having sum(products) > 0
),
category_facet as (
  select category.id, category.name, products as count
  from category_total
  join product_category category on category.id = category_total.category_id
  where products > 0
),
total as (
  select coalesce(sum(products), 0) as count, coalesce(sum(in_stock), 0) as in_stock
  from category_total
  where category_id in (table chosen_category)
),
choice_total as (
  select choice, sum(products) as count
  from unnest((select "besides" from value)::text[], (select "besides_of" from value)::text[]) given (besides, of_option)
  join choice_count using (besides)
  where index_table = (select "table" from value)
    and category_id in (table chosen_category)
    and case given.of_option
      when '' then split_part(choice, ':', 1) <> all((select "chosen" from value)::text[])
      else split_part(choice, ':', 1) = given.of_option
    end
  group by 1
),
option_value as materialized (
  select split_part(choice, ':', 1) as option, choice, count, label.*
  from choice_total
  cross join lateral (
    (
      select title, value, rank, colour
      from chosen_category
      cross join lateral (
        select id
        from (
          select id, choices
          from product_index
          where active
            and product_category_id = chosen_category.id
          order by added_at, id
          limit 200
        ) first_product
        where choices @> array[choice_total.choice]
        limit 1
      ) oldest
      join product_choice
        on product_choice.product_id = oldest.id
        and product_choice.choice = choice_total.choice
      limit 1
    )
    union all
    (
      select title, value, rank, colour
      from product_choice
      where product_choice.choice = choice_total.choice
      order by product_id, variant_id
      limit 1
    )
    limit 1
  ) label
  where count > 0
)
select
  json_build_object(
    'products', coalesce(
      (
        select json_agg((document->'card') || jsonb_build_object('quantity', least((document->'card'->>'quantity')::integer, 10)) order by place)
        from page
        join product_index using (id)
      ),
      '[]'
    ),
    'count', total.count,
    'count_is_at_least', false,
    'facets_of', null,
    'page', (select "page" from value)::integer,
    'limit', (select "limit" from value)::integer,
    'whole', total.count,
    'up_to', (select "up_to" from value)::float8,
    'facets', json_build_object(
      'categories', coalesce(
        (
          select json_agg(category_facet order by lower(name), id)
          from category_facet
        ),
        '[]'
      ),
      'price', (
        select json_build_object('min', coalesce(lowest, 0), 'max', coalesce(highest, 0))
        from price_range
      ),
      'in_stock', total.in_stock,
      'origins', coalesce(
        (
          select json_agg(json_build_object('origin', origin, 'count', count) order by count desc, origin)
          from origin_total
        ),
        '[]'
      ),
      'options', coalesce(
        (
          select json_agg(
            json_build_object('option', option, 'title', title, 'values', list)
            order by most desc, option
          )
          from (
            select
              option,
              min(title) as title,
              max(count) as most,
              json_agg(
                json_strip_nulls(json_build_object('choice', choice, 'value', value, 'colour', colour, 'count', count))
                order by rank, value
              ) as list
            from option_value
            group by option
            order by most desc, option
            limit 5
          ) option_list
        ),
        '[]'
      )
    )
  )::text as response,
  null as attributes,
  false as missing
from total
