export const messages = {
  name: "V1 note |||| V1 notes",
  fields: { name: "Name", customer_name: "Customer", created_at: "Added" },
  part: "v1 in",
  search: "Search by name or customer",
  none: "No v1 notes found.",
  failed: "Something went wrong! Unable to fetch v1 notes",
}
