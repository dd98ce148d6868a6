import { listSubscribers, SUBSCRIBER_LIST } from "../../../queries/list-subscribers"
import { list } from "../../resource"

export const GET = list("subscribers", SUBSCRIBER_LIST, listSubscribers)
