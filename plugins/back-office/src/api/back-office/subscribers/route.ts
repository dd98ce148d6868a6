import { SUBSCRIBERS } from "../../../queries/list-subscribers"
import { list } from "../../resource"

export const GET = list("subscribers", SUBSCRIBERS, SUBSCRIBERS.page)
