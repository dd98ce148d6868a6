import { Module } from "@medusajs/framework/utils"
import AttemptsService from "./service"

export const ATTEMPTS = "attempts"

export default Module(ATTEMPTS, { service: AttemptsService })
