import { MedusaService, Module } from "@medusajs/framework/utils"
import { ReturnRequest } from "./models/return-request"
import { ReturnRequestLine } from "./models/return-request-line"

export const RETURNS = "returns"

/** Its tables; what is written into them is written beside the order, in one transaction (src/queries/returns.ts). */
class ReturnsService extends MedusaService({ ReturnRequest, ReturnRequestLine }) {}

export default Module(RETURNS, { service: ReturnsService })
