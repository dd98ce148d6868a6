with value as materialized (
  select
    :q::text as "q",
    :whole::text as "whole",
    :head::text as "head",
    :mentioned::text as "mentioned",
    :besideTerms::text as "besideTerms",
    :besideWords::text as "besideWords",
    :text0::text as "text0",
    :start0::text as "start0",
    :sound0::text as "sound0",
    :meaning0::text as "meaning0",
    :written0::text as "written0",
    :longer0::text as "longer0",
    :named0::text as "named0",
    :spelled0::text as "spelled0",
    :heard0::text as "heard0",
    :swapped0::text as "swapped0",
    :alike0::text as "alike0",
    :weight0::text as "weight0",
    :text1::text as "text1",
    :start1::text as "start1",
    :sound1::text as "sound1",
    :meaning1::text as "meaning1",
    :written1::text as "written1",
    :longer1::text as "longer1",
    :named1::text as "named1",
    :spelled1::text as "spelled1",
    :heard1::text as "heard1",
    :swapped1::text as "swapped1",
    :alike1::text as "alike1",
    :weight1::text as "weight1",
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
    and false
),
named_product as materialized (
  select id
  from product_index
  where names @> array[lower((select "q" from value))]
  union all
  select product_id
  from product_variant
  where lower(sku) = lower((select "q" from value))
    and deleted_at is null
  union all
  select product_id
  from product_variant
  where barcode = (select "q" from value)
    and deleted_at is null
),
part_query as (
  select
    to_tsquery('shop_search', (select "whole" from value)) as any_word,
    to_tsquery('shop_search', (select "head" from value)) as named_noun,
    to_tsquery('shop_search', (select "mentioned" from value)) as mentioned,
    to_tsquery('shop_search', (select "besideTerms" from value)) as beside_terms,
    to_tsquery('shop_search', (select "besideWords" from value)) as beside_words,
    to_tsquery('shop_search', (select "start0" from value)) as start0,
    to_tsquery('shop_search', (select "sound0" from value)) as sound0,
    to_tsquery('shop_search', (select "meaning0" from value)) as meaning0,
    to_tsquery('shop_search', (select "spelled0" from value)) as spelled0,
    to_tsquery('shop_search', (select "swapped0" from value)) as swapped0,
    to_tsquery('shop_search', (select "named0" from value)) as named0,
    to_tsquery('shop_search', (select "written0" from value)) || coalesce((
      select
        case
          when count(*) > 50 then to_tsquery('shop_search', (select "start0" from value))
          else string_agg(distinct query::text, ' | ')
            filter (where numnode(query) > 0 and query <> plainto_tsquery('shop_search', (select "longer0" from value)))::tsquery
        end
      from (
        select to_tsquery('shop_search', '''' || word || '''') as query
        from search_word
        where (select "longer0" from value) <> ''
          and word collate "C" > (select "longer0" from value)
          and word collate "C" < (select "longer0" from value) || chr(1114111)
        limit 50 + 1
      ) longer_word
    ), ''::tsquery) as written0,
    to_tsquery('shop_search', (select "start1" from value)) as start1,
    to_tsquery('shop_search', (select "sound1" from value)) as sound1,
    to_tsquery('shop_search', (select "meaning1" from value)) as meaning1,
    to_tsquery('shop_search', (select "spelled1" from value)) as spelled1,
    to_tsquery('shop_search', (select "swapped1" from value)) as swapped1,
    to_tsquery('shop_search', (select "named1" from value)) as named1,
    to_tsquery('shop_search', (select "written1" from value)) || coalesce((
      select
        case
          when count(*) > 50 then to_tsquery('shop_search', (select "start1" from value))
          else string_agg(distinct query::text, ' | ')
            filter (where numnode(query) > 0 and query <> plainto_tsquery('shop_search', (select "longer1" from value)))::tsquery
        end
      from (
        select to_tsquery('shop_search', '''' || word || '''') as query
        from search_word
        where (select "longer1" from value) <> ''
          and word collate "C" > (select "longer1" from value)
          and word collate "C" < (select "longer1" from value) || chr(1114111)
        limit 50 + 1
      ) longer_word
    ), ''::tsquery) as written1
),
text_query as materialized (
  select
    *,
    case
      when (select "heard0" from value)::boolean or (select "heard1" from value)::boolean then ''::tsquery
      else
        case when numnode(start0) = 0 then ''::tsquery else written0 end
        && case when numnode(start1) = 0 then ''::tsquery else written1 end
        && case when numnode(start1) = 0 then ''::tsquery else named_noun end
    end as direct_query,
    case when numnode(start1) = 0 then ''::tsquery else written1 end as direct_noun_query,
    case when numnode(start1) = 0 then ''::tsquery else named_noun end as noun_query,
    named0 as other_names_query,
    start0 || start1 as any_start,
    sound0 || sound1 as any_sound,
    meaning0 || meaning1 as any_meaning,
    spelled0 || spelled1 as any_spelled
  from part_query
),
direct_match as materialized (
  select
    id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
    product_category_id, origin, origin_name, choices, choices_in_stock,
    false as is_partial,
    0::float8 as weight,
    case
      when id in (table named_product) then 2
      when noun_vector @@ direct_noun_query then 1
      else 0
    end as fit
  from product_index product, text_query
  where active
    and search_vector @@ direct_query
  order by
    fit desc, added_at desc, id desc
  limit 1000
),
part_count as materialized (
  select
    text_query.*,
    case
      when exists (select from direct_match offset 5 - 1) then 5
      else (
        select count(*)
        from (
          select
          from product_index
          where search_vector @@ written0
            and active
          limit 5
        ) first_product
      )
    end as count0,
    exists (
      select
      from search_word
      where word = (select "alike0" from value)
    ) as is_shop_word0,
    case
      when exists (select from direct_match offset 5 - 1) then 5
      else (
        select count(*)
        from (
          select
          from product_index
          where search_vector @@ (written1 && noun_query)
            and active
          limit 5
        ) first_product
      )
    end as count1,
    exists (
      select
      from search_word
      where word = (select "alike1" from value)
    ) as is_shop_word1
  from text_query
),
part_guess as materialized (
  select
    part_count.*,
    case
      when (numnode(start0) = 0 or count0 > 0) or is_shop_word0 or (select "alike0" from value) = '' then ''::tsquery
      else coalesce((
        select to_tsquery(
          'shop_search',
          case when count(words) = count(*) then string_agg('(' || words || ')', ' & ') end
        )
        from (
          select (
            with similar_word as (
              select word, similarity(typed_word, word) + word_similarity(typed_word, word) as likeness
              from search_word
              where word % typed_word
                and word_similarity(typed_word, word) >= 0.4
              order by likeness desc, word
              limit 24
            ),
            product_word as (
              select word, likeness
              from similar_word
              where exists (
                select
                from product_index
                where search_vector @@ to_tsquery('shop_search', '''' || word || '''')
                  and active
              )
              order by likeness desc, word
              limit 8
            ),
            compared_word as (
              select word, likeness, max(likeness) over () as best_likeness
              from product_word
            )
            select string_agg('''' || word || '''', ' | ')
            from compared_word
            where likeness >= 0.9 * best_likeness
          ) as words
          from regexp_split_to_table((select "alike0" from value), ' ') typed_word
          offset 0
        ) guessed_word
      ), ''::tsquery)
    end as guess0,
    case
      when (numnode(start1) = 0 or count1 > 0) or is_shop_word1 or (select "alike1" from value) = '' then ''::tsquery
      else coalesce((
        select to_tsquery(
          'shop_search',
          case when count(words) = count(*) then string_agg('(' || words || ')', ' & ') end
        )
        from (
          select (
            with similar_word as (
              select word, similarity(typed_word, word) + word_similarity(typed_word, word) as likeness
              from search_word
              where word % typed_word
                and word_similarity(typed_word, word) >= 0.4
              order by likeness desc, word
              limit 24
            ),
            product_word as (
              select word, likeness
              from similar_word
              where exists (
                select
                from product_index
                where search_vector @@ to_tsquery('shop_search', '''' || word || '''')
                  and active
              )
              order by likeness desc, word
              limit 8
            ),
            compared_word as (
              select word, likeness, max(likeness) over () as best_likeness
              from product_word
            )
            select string_agg('''' || word || '''', ' | ')
            from compared_word
            where likeness >= 0.9 * best_likeness
          ) as words
          from regexp_split_to_table((select "alike1" from value), ' ') typed_word
          offset 0
        ) guessed_word
      ), ''::tsquery)
    end as guess1
  from part_count
),
part_result as materialized (
  select
    part_guess.*,
    case
      when numnode(start0) = 0 then ''::tsquery
      when count0 = 0 and is_shop_word0 then ''::tsquery
      when count0 = 0 then spelled0 || swapped0 || guess0
      when (select "heard0" from value)::boolean or (count0 < 5 and not is_shop_word0) then written0 || spelled0
      else written0
    end as part0_query,
    (numnode(start0) = 0 or count0 > 0) as is_known0,
    case
      when numnode(start1) = 0 then ''::tsquery
      when count1 = 0 and is_shop_word1 then ''::tsquery
      when count1 = 0 then spelled1 || swapped1 || guess1
      when (select "heard1" from value)::boolean or (count1 < 5 and not is_shop_word1) then written1 || spelled1
      else written1
    end as part1_query,
    (numnode(start1) = 0 or count1 > 0) as is_known1
  from part_guess
),
typed_text as materialized (
  select
    part_result.*,
    is_known0 and is_known1 as are_all_known,
    numnode(start0) = 0 and numnode(start1) = 0 as is_all_stop_words,
    not numnode(start1) = 0 and numnode(part1_query) = 0 as is_missing,
    case
      when
        (numnode(start0) = 0 or numnode(part0_query) > 0)
        and (numnode(start1) = 0 or numnode(part1_query) > 0)
      then part0_query && part1_query && noun_query
      else ''::tsquery
    end as all_parts_query,
    case
      when
        (is_known0 and numnode(part0_query) > 0)
        or (is_known1 and numnode(part1_query) > 0)
      then
        case when is_known0 then part0_query else ''::tsquery end
        || case when is_known1 then part1_query else ''::tsquery end
      else part0_query || part1_query
    end as any_part_query
  from part_result
),
all_parts_match as (
  select
    id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
    product_category_id, origin, origin_name, choices, choices_in_stock,
    false as is_partial,
    0::float8 as weight,
    case
      when id in (table named_product) then 2
      when noun_vector @@ part1_query then 1
      else 0
    end as fit
  from product_index product, typed_text
  where not exists (select from direct_match offset 5 - 1)
    and active
    and search_vector @@ all_parts_query
  order by
    fit desc, added_at desc, id desc
  limit 1000
),
name_match as (
  select
    id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
    product_category_id, origin, origin_name, choices, choices_in_stock,
    false as is_partial,
    0::float8 as weight,
    2 as fit
  from product_index product, typed_text
  where active
    and names @> array[lower((select "q" from value))]
    and not is_all_stop_words
    and search_vector @@ all_parts_query is not true
),
stop_words_match as (
  select any_product.*
  from typed_text
  cross join lateral (
    select
      id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
      product_category_id, origin, origin_name, choices, choices_in_stock,
      false as is_partial,
      0::float8 as weight,
      0 as fit
    from product_index product
    where active
    order by
      added_at desc, id desc
    limit 1000
  ) any_product
  where is_all_stop_words
),
full_match as materialized (
  select *
  from direct_match
  where exists (select from direct_match offset 5 - 1)
  union all
  table all_parts_match
  union all
  table name_match
  union all
  table stop_words_match
),
same_kind as (
  select
    id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
    product_category_id, origin, origin_name, choices, choices_in_stock,
    true as is_partial,
    1::float8 as weight,
    1 as fit
  from product_index product, typed_text
  where is_missing
    and not exists (table full_match)
    and numnode(beside_words || beside_terms) > 0
    and search_vector @@ (beside_words || beside_terms)
    and active
    and (noun_vector @@ beside_words or search_vector @@ beside_terms)
  order by
    added_at desc, id desc
  limit 1000
),
mention as (
  select
    id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
    product_category_id, origin, origin_name, choices, choices_in_stock,
    true as is_partial,
    0::float8 as weight,
    0 as fit
  from product_index product, typed_text
  where is_missing
    and not exists (table full_match)
    and numnode(mentioned) > 0
    and search_vector @@ (mentioned)
    and active
    and (noun_vector @@ beside_words or search_vector @@ beside_terms) is not true
  order by
    added_at desc, id desc
  limit 1000
),
substitute as materialized (
  table same_kind
  union all
  table mention
),
near_text as materialized (
  select
    *,
    case
      when is_missing and numnode(noun_query) > 0 then noun_query || other_names_query
      else (part1_query && noun_query)
        || case when count1 = 0 and not exists (table full_match) then any_part_query else ''::tsquery end
    end as near_query
  from typed_text
  where not exists (select from full_match offset 10 - 1)
    and not (is_missing and (exists (table full_match) or exists (table substitute)))
),
part0_match as materialized (
  select
    id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
    product_category_id, origin, origin_name, choices, choices_in_stock,
    case
      when id in (table named_product) then 2
      when noun_vector @@ (select part1_query from typed_text) then 1
      else 0
    end as fit
  from (
    select *
    from (
      select
        id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
        product_category_id, origin, origin_name, choices, choices_in_stock,
        noun_vector
      from product_index product, near_text
      where numnode(part0_query) > 0
        and search_vector @@ (near_query && part0_query)
        and active
      offset 0
    ) having_part
    order by
      added_at desc, id desc
    limit 1000 + 10
  ) first_product
  where id not in (select id from full_match)
),
part1_match as materialized (
  select
    id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
    product_category_id, origin, origin_name, choices, choices_in_stock,
    case
      when id in (table named_product) then 2
      when noun_vector @@ (select part1_query from typed_text) then 1
      else 0
    end as fit
  from (
    select *
    from (
      select
        id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
        product_category_id, origin, origin_name, choices, choices_in_stock,
        noun_vector
      from product_index product, near_text
      where numnode(part1_query) > 0
        and search_vector @@ (part1_query && noun_query)
        and active
        and not (
          count1 > 0 and (exists (select from part0_match where true offset 1000 - 1))
        )
      offset 0
    ) having_part
    order by
      added_at desc, id desc
    limit 1000 + 10
  ) first_product
  where id not in (select id from full_match)
),
product_parts as materialized (
  select id, bit_or(part) as parts
  from (
    select id, 1 as part from part0_match
    union all
    select id, 2 as part from part1_match
  ) part_match
  group by id
),
products_with_parts as (
  select parts, count(*) as products
  from product_parts
  group by parts
),
parts_present as (
  select
    parts,
    products,
    (numnode(start0) = 0 or parts & 1 > 0)::integer as has0,
    (numnode(start1) = 0 or count1 > 0 or parts & 2 > 0)::integer as has1
  from products_with_parts, near_text
),
weighed_parts as (
  select
    parts,
    has0 * ((select "weight0" from value)::float8 * case when is_known0 then 1 else 0.5 end) * (1 + 0.25 * ln(1 + (sum(products) over ())::float8 / greatest(1, sum(has0 * products) over ())))
      + has1 * ((select "weight1" from value)::float8 * case when is_known1 then 1 else 0.5 end) * (1 + 0.25 * ln(1 + (sum(products) over ())::float8 / greatest(1, sum(has1 * products) over ()))) as weight
  from parts_present, near_text
),
parts_weight as materialized (
  select parts, weight, max(weight) over () as best_weight
  from weighed_parts
),
found as materialized (
  (
    select
      id, product_price, highest_price, several_prices, variant_prices, pieces, added_at,
      product_category_id, origin, origin_name, choices, choices_in_stock,
      true as is_partial,
      weight,
      fit
    from (
      select *, 1 as part from part0_match
      union all
      select *, 2 as part from part1_match
    ) part_match
    join product_parts using (id)
    join parts_weight using (parts)
    where part = parts & -parts
      and weight >= 0.5 * best_weight
    order by
      weight desc, fit desc, added_at desc, id desc
    limit 1000
  )
  union all
  table substitute
  union all
  table full_match
),
page as materialized (
  with candidate as materialized (
    select id, is_partial, weight, fit, added_at
    from found
    order by is_partial, weight desc, fit desc, added_at desc, id desc
    limit greatest(100, 100)
  ),
  best_candidate as materialized (
    select id
    from candidate
    order by is_partial, weight desc, fit desc, added_at desc, id desc
    limit 100
  ),
  words_of_candidate as materialized (
    select id, words.*
    from best_candidate
    cross join lateral (
      select names, search_vector || ''::tsvector as search_vector
      from product_index product
      where product.id = best_candidate.id
      offset 0
    ) words
  ),
  scored as materialized (
    select
      id,
      ts_rank('{0.1, 0.35, 0.4, 1}', search_vector, any_word)
        + 3 * ts_rank('{0.1, 0.35, 0.4, 1}', search_vector, part1_query) * ln(1 + numnode(part1_query))
        + 0.25 * ts_rank('{0.1, 0.35, 0.4, 1}', search_vector, any_start)
        + 0.6 * ts_rank('{0.1, 0.35, 0.4, 1}', search_vector, any_sound)
        + 0.5 * ts_rank('{0.1, 0.35, 0.4, 1}', search_vector, any_meaning) * ln(1 + numnode(any_meaning))
        + 0.15 * ts_rank('{0.1, 0.35, 0.4, 1}', search_vector, any_spelled)
        + 0.5 * ts_rank('{0.1, 0.35, 0.4, 1}', search_vector, guess0 || guess1)
        + 0.2 * word_similarity((select "q" from value), names[1])
        + case when id in (table named_product) then 10 else 0 end as score
    from words_of_candidate, typed_text
  )
  select
    id,
    row_number() over (order by is_partial, 100 * weight + coalesce(score, 0) desc, fit desc, added_at desc, id desc) as place
  from candidate
  left join scored using (id)
  order by is_partial, 100 * weight + coalesce(score, 0) desc, fit desc, added_at desc, id desc
  limit (select "limit" from value)::integer offset (select "offset" from value)::integer
),
category_total as materialized (
  select
    coalesce(product_category_id, '') as category_id,
    count(*) as products,
    count(*) filter (where pieces > 0) as in_stock
  from found
  group by 1
),
price_range as (
  select min(product_price) as lowest, max(highest_price) as highest
  from found
),
origin_total as (
  select origin, count(*) as count
  from found
  where origin is not null
  group by 1
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
),
listed_choices as (
  select choices as lines
  from found
  where choices is not null
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
    join unnest((select "besides" from value)::text[], (select "besides_of" from value)::text[]) given (besides, of_option)
      on starts_with(line, besides)
      and strpos(substr(line, length(besides) + 1), ' ') = 0
    where case given.of_option
      when '' then split_part(substr(line, length(besides) + 1), ':', 1) <> all((select "chosen" from value)::text[])
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
    'count_is_at_least', total.count >= 1000,
    'facets_of', (select case when count(*) >= 1000 then count(*) end from found),
    'page', (select "page" from value)::integer,
    'limit', (select "limit" from value)::integer,
    'whole', (
      select count(*)
      from found
      where not is_partial
    ),
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
  (
    select json_object_agg(id, document->'more'->'attributes')
    from page
    join product_index using (id)
  ) as attributes,
  (select is_missing from typed_text) as missing
from total
