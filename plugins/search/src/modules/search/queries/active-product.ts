/**
 * Part of a statement over the index table that selects the active product with this id, or else this handle; `key` is
 * SQL.
 */
export const activeProduct = (key: string) =>
  `where (id = ${key} or product_handle = ${key}) and active order by id = ${key} desc limit 1`
