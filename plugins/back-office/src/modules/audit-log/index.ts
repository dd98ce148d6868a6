import { Module } from "@medusajs/framework/utils"
import { AUDIT_LOG } from "../../contract"
import { AuditLogService } from "./service"

export default Module(AUDIT_LOG, { service: AuditLogService })
