import { SUBSCRIBERS } from "../../../../queries/list-subscribers"
import { exportList } from "../../../export-list"

export const GET = exportList("subscribers", SUBSCRIBERS, {
  email: ({ email }) => email,
  subscribed_at: ({ created_at }) => new Date(created_at).toISOString(),
})
