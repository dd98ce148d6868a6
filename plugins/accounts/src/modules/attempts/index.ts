import { Module } from "@medusajs/framework/utils"
import { ATTEMPTS } from "../../contract"
import AttemptsService from "./service"

export default Module(ATTEMPTS, { service: AttemptsService })
