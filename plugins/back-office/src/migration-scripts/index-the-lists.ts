import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const SHOPPERS = "where deleted_at is null and has_account"
const NOT_DELETED = "where deleted_at is null"
/** As accounts' view `shopper` has it. */
const NAME = "btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))"

/* What the owner's other lists are sorted, searched and counted by, of tables that belong to Medusa and to other plugins. */
const INDEXES = [
  "create extension if not exists pg_trgm",
  `create index if not exists haat_customer_name on customer (lower(${NAME}), id) ${SHOPPERS}`,
  `create index if not exists haat_customer_email on customer (email, id) ${SHOPPERS}`,
  `create index if not exists haat_customer_words on customer
     using gin ((${NAME}) gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops) ${SHOPPERS}`,
  `create index if not exists haat_subscriber_words on newsletter_subscriber using gin (email gin_trgm_ops) ${NOT_DELETED}`,
  `create index if not exists haat_review_rating on product_review (rating, id) ${NOT_DELETED}`,
  `create index if not exists haat_review_updated on product_review (updated_at, id) ${NOT_DELETED}`,
  `create index if not exists haat_review_hidden on product_review (hidden, created_at, id) ${NOT_DELETED}`,
  `create index if not exists haat_report_newest on problem_report (created_at, id) ${NOT_DELETED}`,
  `create index if not exists haat_payment_newest on razorpay_payment (created_at, id) ${NOT_DELETED}`,
  `create index if not exists haat_payment_updated on razorpay_payment (updated_at, id) ${NOT_DELETED}`,
  `create index if not exists haat_payment_state on razorpay_payment (state, created_at, id) ${NOT_DELETED}`,
  `create index if not exists haat_payment_amount on razorpay_payment (amount, id) ${NOT_DELETED}`,
]

/** Gives the owner's lists their indexes. Safe to run again. */
export default async function indexTheLists({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const statement of INDEXES) await transaction.raw(statement)
  })
}
