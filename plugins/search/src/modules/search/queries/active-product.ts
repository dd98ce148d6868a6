/** What of a statement over the index table leaves the product for sale with this id, or otherwise with this handle; `key` is SQL. */
export const activeProduct = (key: string) =>
  `where (id = ${key} or product_handle = ${key}) and active order by id = ${key} desc limit 1`
