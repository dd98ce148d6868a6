import { Module } from "@medusajs/framework/utils"
import { AUDIT_LOG } from "../../contract"
import { AuditLogService } from "./service"
import "../../hook-handlers"

export default Module(AUDIT_LOG, { service: AuditLogService })
