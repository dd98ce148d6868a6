import { RETURNED_PARCELS } from "../../../queries/list-returned-parcels"
import { list } from "../../resource"

export const GET = list("returned-parcels", RETURNED_PARCELS, RETURNED_PARCELS.page)
