export const messages = {
  name: "__Row_words__ |||| __Rows_words__",
  fields: { name: "Name", customer_name: "Customer", created_at: "Added" },
  search: "Search by name or customer",
  none: "No __rows_words__ found.",
  failed: "Something went wrong! Unable to fetch __rows_words__",
}
