import { REVIEWS } from "../../../queries/list-reviews"
import { list } from "../../resource"

export const GET = list("reviews", REVIEWS, REVIEWS.page)
