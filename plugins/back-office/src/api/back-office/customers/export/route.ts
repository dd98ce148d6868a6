import { CUSTOMERS } from "../../../../queries/list-customers"
import { exportList } from "../../../export-list"

export const GET = exportList("customers", CUSTOMERS, {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone ?? "",
  orders: ({ orders }) => String(orders),
  spent_rupees: ({ spent }) => String(spent),
  signed_up_at: ({ created_at }) => new Date(created_at).toISOString(),
})
