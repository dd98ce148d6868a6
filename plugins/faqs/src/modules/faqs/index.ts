import { Module } from "@medusajs/framework/utils"
import FaqsService from "./service"

export const FAQS = "faqs"

export default Module(FAQS, { service: FaqsService })
