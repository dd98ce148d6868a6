with part_query as (
  select
    to_tsquery('shop_search', :whole) as any_word,
    to_tsquery('shop_search', :head) as named_noun,
    to_tsquery('shop_search', :mentioned) as mentioned,
    to_tsquery('shop_search', :besideTerms) as beside_terms,
    to_tsquery('shop_search', :besideWords) as beside_words,
    to_tsquery('shop_search', :start0) as start0,
    to_tsquery('shop_search', :sound0) as sound0,
    to_tsquery('shop_search', :meaning0) as meaning0,
    to_tsquery('shop_search', :spelled0) as spelled0,
    to_tsquery('shop_search', :swapped0) as swapped0,
    to_tsquery('shop_search', :named0) as named0,
    to_tsquery('shop_search', :written0) || coalesce((
      select
        case
          when count(*) > 50 then to_tsquery('shop_search', :start0)
          else string_agg(distinct query::text, ' | ')
            filter (where numnode(query) > 0 and query <> plainto_tsquery('shop_search', :longer0))::tsquery
        end
      from (
        select to_tsquery('shop_search', '''' || word || '''') as query
        from search_word
        where :longer0 <> ''
          and word collate "C" > :longer0
          and word collate "C" < :longer0 || chr(1114111)
        limit 50 + 1
      ) longer_word
    ), ''::tsquery) as written0
),
text_query as materialized (
  select
    *,
    case
      when :heard0::boolean then ''::tsquery
      else
        case when numnode(start0) = 0 then ''::tsquery else written0 end
        && case when numnode(start0) = 0 then ''::tsquery else named_noun end
    end as direct_query,
    case when numnode(start0) = 0 then ''::tsquery else written0 end as direct_noun_query,
    case when numnode(start0) = 0 then ''::tsquery else named_noun end as noun_query,
    ''::tsquery as other_names_query,
    start0 as any_start,
    sound0 as any_sound,
    meaning0 as any_meaning,
    spelled0 as any_spelled
  from part_query
),
part_count as materialized (
  select
    text_query.*,
    (
      select count(*)
      from (
        select
        from ??
        where search_vector @@ (written0 && noun_query)
          and true
        limit 5
      ) first_product
    ) as count0,
    exists (
      select
      from search_word
      where word = :alike0
    ) as is_shop_word0
  from text_query
),
part_guess as materialized (
  select
    part_count.*,
    case
      when (numnode(start0) = 0 or count0 > 0) or is_shop_word0 or :alike0 = '' then ''::tsquery
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
                from ??
                where search_vector @@ to_tsquery('shop_search', '''' || word || '''')
                  and true
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
          from regexp_split_to_table(:alike0, ' ') typed_word
          offset 0
        ) guessed_word
      ), ''::tsquery)
    end as guess0
  from part_count
),
part_result as materialized (
  select
    part_guess.*,
    case
      when numnode(start0) = 0 then ''::tsquery
      when count0 = 0 and is_shop_word0 then ''::tsquery
      when count0 = 0 then spelled0 || swapped0 || guess0
      else written0
    end as part0_query,
    (numnode(start0) = 0 or count0 > 0) as is_known0
  from part_guess
),
typed_text as materialized (
  select
    part_result.*,
    is_known0 as are_all_known,
    numnode(start0) = 0 as is_all_stop_words,
    not numnode(start0) = 0 and numnode(part0_query) = 0 as is_missing,
    case
      when
        (numnode(start0) = 0 or numnode(part0_query) > 0)
      then part0_query && noun_query
      else ''::tsquery
    end as all_parts_query,
    case
      when
        (is_known0 and numnode(part0_query) > 0)
      then
        case when is_known0 then part0_query else ''::tsquery end
      else part0_query
    end as any_part_query
  from part_result
)
select id
from ??, typed_text
where search_vector @@ all_parts_query
  and are_all_known
