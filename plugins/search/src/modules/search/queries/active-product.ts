/**
 * SQL: the clauses after `from product_index` that select one active product, by its id before its handle.
 * @param keySql SQL expression of the id or handle, such as `:key::text`
 */
export const activeProductByIdOrHandleClauses = (keySql: string) => `
  where (id = ${keySql} or product_handle = ${keySql})
    and active
  order by id = ${keySql} desc
  limit 1`
