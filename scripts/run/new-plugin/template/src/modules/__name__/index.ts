import { Module } from "@medusajs/framework/utils"
import { __Plugin__Service } from "./service"

export default Module("__module__", { service: __Plugin__Service })
