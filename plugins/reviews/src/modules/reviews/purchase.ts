/** When the shopper last bought the product, null when never. One row if there is such a product. */
export const PURCHASE = `
  select (
    select max(ordered_at) from ordered_product
    where customer_id = :customer_id and product_id = p.id and not cancelled
  ) as purchase_date
  from product p where p.id = :product_id and p.deleted_at is null`
