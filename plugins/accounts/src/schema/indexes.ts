import { index } from "@haat/sdk/server/schema/declare"

/** Indexes for finding the identity of a customer or user. */
export const IDENTITY_INDEXES = [
  index("haat_identity_of_customer", "auth_identity", "((app_metadata ->> 'customer_id'))"),
  index("haat_identity_of_user", "auth_identity", "((app_metadata ->> 'user_id'))"),
]

const SHOPPERS = "where deleted_at is null and has_account"
/** Name of a customer, as in the view `shopper`. */
const NAME = "btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))"

/** Indexes for sorting, searching and counting the owner's list of customers. */
export const CUSTOMER_INDEXES = [
  index("haat_customer_newest", "customer", `(created_at desc, id desc) ${SHOPPERS}`),
  index("haat_customer_name", "customer", `(lower(${NAME}), id) ${SHOPPERS}`),
  index("haat_customer_email", "customer", `(email, id) ${SHOPPERS}`),
  index(
    "haat_customer_words",
    "customer",
    `using gin ((${NAME}) gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops) ${SHOPPERS}`,
  ),
]
