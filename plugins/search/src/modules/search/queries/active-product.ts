/**
 * SQL: the clauses after `from product_index` that select one active product, by its id before its handle.
 * @param key SQL expression of the id or handle, such as `:key::text`
 */
export const activeProductByKeyClauses = (key: string) => `
  where (id = ${key} or product_handle = ${key})
    and active
  order by id = ${key} desc
  limit 1`
