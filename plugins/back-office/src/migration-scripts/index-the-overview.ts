import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/* What the owner's lists and figures are read by, of tables that belong to Medusa and to other plugins. */
const INDEXES = [
  `create index if not exists haat_order_newest on "order" (created_at desc, display_id desc)
     where deleted_at is null and not is_draft_order`,
  `create index if not exists haat_customer_newest on customer (created_at desc, id desc) where deleted_at is null and has_account`,
  `create index if not exists haat_product_review_newest on product_review (created_at desc, id desc) where deleted_at is null`,
  `create index if not exists haat_problem_report_open on problem_report (created_at desc, id desc)
     where deleted_at is null and resolved_at is null`,
  `create index if not exists haat_razorpay_payment_attention on razorpay_payment (created_at desc, id desc)
     where deleted_at is null and exception is not null`,
]

/** Gives the owner's lists and figures their indexes. Safe to run again. */
export default async function indexTheOverview({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const statement of INDEXES) await transaction.raw(statement)
  })
}
