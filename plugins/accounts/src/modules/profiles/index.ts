import { Module } from "@medusajs/framework/utils"
import { ProfilesService } from "./service"

export const PROFILES = "profiles"

export default Module(PROFILES, { service: ProfilesService })
