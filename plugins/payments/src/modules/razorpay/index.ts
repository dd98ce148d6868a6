import { Module } from "@medusajs/framework/utils"
import { RazorpayService } from "./service"

export const LEDGER = "razorpay"

export default Module(LEDGER, { service: RazorpayService })
