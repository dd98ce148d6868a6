import { listReviews, REVIEW_LIST } from "../../../reading/list-reviews"
import { list } from "../../resource"

export const GET = list("reviews", REVIEW_LIST, listReviews)
