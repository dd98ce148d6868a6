import { one } from "../../../resource"
import { findReturn } from "../find-return"

export const GET = one(findReturn)
