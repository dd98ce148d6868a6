export const messages = {
  name: "Subscriber |||| Subscribers",
  fields: { email: "Email", created_at: "Subscribed" },
  search: "Search by email",
  none: "No subscribers found.",
  failed: "Something went wrong! Unable to fetch subscribers",
  oneFailed: "Something went wrong! Unable to fetch this subscriber",
  unknown: "There is no such subscriber",
  since: "Subscribed %{day}",
  all: "All subscribers",
  write: "Write to them",
  asCustomer: "As a customer",
  noCustomer: "Nobody has signed up with this address.",
}
