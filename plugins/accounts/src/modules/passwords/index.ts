import { Module } from "@medusajs/framework/utils"
import { PasswordsService } from "./service"

export const PASSWORDS = "passwords"

export default Module(PASSWORDS, { service: PasswordsService })
