import { index, view } from "@haat/sdk/server/schema/declare"

/** Reported problems of products, solved (`resolved_at`) or not; `customer_id` is null for a guest. */
export const REPORTED_PROBLEM = view(
  "reported_problem",
  [],
  `select id, product_id, customer_id, message, reply, replied_at, resolved_at, created_at
  from problem_report where deleted_at is null`,
)

/** Indexes for sorting the owner's list and for counting in the overview. */
export const PROBLEM_INDEXES = [
  index("haat_report_newest", "problem_report", "(created_at, id) where deleted_at is null"),
  index(
    "haat_problem_report_open",
    "problem_report",
    "(created_at desc, id desc) where deleted_at is null and resolved_at is null",
  ),
]
