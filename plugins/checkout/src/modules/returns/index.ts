import { MedusaService, Module } from "@medusajs/framework/utils"
import { ReturnRequest } from "./models/return-request"
import { ReturnRequestLine } from "./models/return-request-line"

export const RETURNS = "returns"

/** Owns the tables; rows are written by src/queries/returns.ts in the transaction that locks the order. */
class ReturnsService extends MedusaService({ ReturnRequest, ReturnRequestLine }) {}

export default Module(RETURNS, { service: ReturnsService })
