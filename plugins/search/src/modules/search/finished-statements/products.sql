select (
  select json_build_object('product', (document->'more') || (document->'card') )::text
  from product_index
    where (id = asked.key or product_handle = asked.key)
      and active
    order by id = asked.key desc
    limit 1
) as response
from jsonb_array_elements_text(:keys::jsonb) with ordinality as asked(key, place)
order by place
