import { listReviews, REVIEW_LIST } from "../../../queries/list-reviews"
import { list } from "../../resource"

export const GET = list("reviews", REVIEW_LIST, listReviews)
