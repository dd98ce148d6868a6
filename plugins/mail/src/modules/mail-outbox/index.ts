import { Module } from "@medusajs/framework/utils"
import { loadMails } from "../../sending/load-mails"
import { MailOutboxService } from "./service"

export const MAIL_OUTBOX = "mail_outbox"

export default Module(MAIL_OUTBOX, { service: MailOutboxService, loaders: [loadMails] })
