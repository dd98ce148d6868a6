with chosen_category as materialized (
  select id
  from product_category
  where deleted_at is null
    and false
),
chosen_product as materialized (
  select
    id, product_price, highest_price, several_prices, variant_prices, pieces, added_at, origin, origin_name
  from product_index product
  where active
    and choices && :combinations
      and choices_in_stock && :combinations
),
page as materialized (
  select id, row_number() over (order by added_at desc, id desc) as place
  from chosen_product
  where (
      not several_prices
        and product_price >= :min_price
          and product_price <= :max_price
      or several_prices
        and product_price <= :max_price
            and highest_price >= :min_price
          and (product_price >= :min_price and highest_price <= :max_price or exists (
            select
            from unnest(variant_prices) variant
            where split_part(variant, ' ', 1)::float8 >= :min_price
                and split_part(variant, ' ', 1)::float8 <= :max_price
              and split_part(variant, ' ', 2) = '1'
              and exists (
                select
                from unnest(:combinations::text[]) combination
                where string_to_array(variant, ' ') @> string_to_array(combination, ' ')
              )
          ))
    )
    and pieces > 0
  order by added_at desc, id desc
  limit :limit::integer offset :offset::integer
),
category_total as materialized (
  select
    coalesce(product_category_id, '') as category_id,
    count(*) as products,
    count(*) filter (where case
      when several_prices and not (product_price >= :min_price and highest_price <= :max_price) then exists (
        select
        from unnest(variant_prices) variant
        where split_part(variant, ' ', 1)::float8 >= :min_price
            and split_part(variant, ' ', 1)::float8 <= :max_price
          and split_part(variant, ' ', 2) = '1'
          and exists (
            select
            from unnest(:combinations::text[]) combination
            where string_to_array(variant, ' ') @> string_to_array(combination, ' ')
          )
      )
      else choices_in_stock && :combinations
    end) as in_stock
  from product_index product
  where active
    and choices && :combinations
      and choices_in_stock && :combinations
    and (
      not several_prices
        and product_price >= :min_price
          and product_price <= :max_price
      or several_prices
        and product_price <= :max_price
            and highest_price >= :min_price
          and (product_price >= :min_price and highest_price <= :max_price or exists (
            select
            from unnest(variant_prices) variant
            where split_part(variant, ' ', 1)::float8 >= :min_price
                and split_part(variant, ' ', 1)::float8 <= :max_price
              and split_part(variant, ' ', 2) = '1'
              and exists (
                select
                from unnest(:combinations::text[]) combination
                where string_to_array(variant, ' ') @> string_to_array(combination, ' ')
              )
          ))
    )
  group by 1
),
price_range as (
  select min(product_price) as lowest, max(highest_price) as highest
  from chosen_product
  where pieces > 0
),
origin_total as (
  select origin, count(*) as count
  from chosen_product
  where origin is not null
    and (
      not several_prices
        and product_price >= :min_price
          and product_price <= :max_price
      or several_prices
        and product_price <= :max_price
            and highest_price >= :min_price
          and (product_price >= :min_price and highest_price <= :max_price or exists (
            select
            from unnest(variant_prices) variant
            where split_part(variant, ' ', 1)::float8 >= :min_price
                and split_part(variant, ' ', 1)::float8 <= :max_price
              and split_part(variant, ' ', 2) = '1'
              and exists (
                select
                from unnest(:combinations::text[]) combination
                where string_to_array(variant, ' ') @> string_to_array(combination, ' ')
              )
          ))
    )
    and pieces > 0
  group by 1
),
category_facet as (
  select category.id, category.name, in_stock as count
  from category_total
  join product_category category on category.id = category_total.category_id
  where in_stock > 0
),
total as (
  select coalesce(sum(in_stock), 0) as count, coalesce(sum(in_stock), 0) as in_stock
  from category_total
),
listed_choices as (
  select case
    when several_prices and not (product_price >= :min_price and highest_price <= :max_price) then array(
      select distinct given.besides || choice
      from unnest(variant_prices) variant
      cross join unnest(:besides::text[], :besides_of::text[]) given (besides, of_option)
      cross join lateral (values (array_remove(string_to_array(given.besides, ' '), ''))) other (choices)
      cross join lateral unnest((string_to_array(variant, ' '))[3:]) choice
      where split_part(variant, ' ', 1)::float8 >= :min_price
          and split_part(variant, ' ', 1)::float8 <= :max_price
        and split_part(variant, ' ', 2) = '1'
        and string_to_array(variant, ' ') @> other.choices
        and choice <> all(other.choices)
      order by 1
    )
    else choices_in_stock
  end as lines
  from (
    select *
    from product_index product
    where active
  ) active_product
  where (
      not several_prices
        and product_price >= :min_price
          and product_price <= :max_price
      or several_prices
        and product_price <= :max_price
            and highest_price >= :min_price
          and (product_price >= :min_price and highest_price <= :max_price or exists (
            select
            from unnest(variant_prices) variant
            where split_part(variant, ' ', 1)::float8 >= :min_price
                and split_part(variant, ' ', 1)::float8 <= :max_price
              and split_part(variant, ' ', 2) = '1'
          ))
    )
    and pieces > 0
    and choices is not null
  order by added_at desc
  limit 1000
),
products_by_choices as (
  select row_number() over () as nth, lines, count(*) as products
  from listed_choices
  group by lines
),
choice_total as (
  select choice, sum(products) as count
  from (
    select distinct nth, products, substr(line, length(besides) + 1) as choice
    from products_by_choices
    cross join lateral unnest(lines) line
    join unnest(:besides::text[], :besides_of::text[]) given (besides, of_option)
      on starts_with(line, besides)
      and strpos(substr(line, length(besides) + 1), ' ') = 0
    where case given.of_option
      when '' then split_part(substr(line, length(besides) + 1), ':', 1) <> all(:chosen::text[])
      else split_part(substr(line, length(besides) + 1), ':', 1) = given.of_option
    end
  ) product_choices
  group by 1
),
option_value as materialized (
  select split_part(choice, ':', 1) as option, choice, count, label.*
  from choice_total
  cross join lateral (
    select title, value, rank, colour
    from product_choice
    where product_choice.choice = choice_total.choice
    order by product_id, variant_id
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
    'page', :page::integer,
    'limit', :limit::integer,
    'whole', total.count,
    'up_to', :up_to::float8,
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
