import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Mail for the outbox; the same `id` is sent once. */
export type QueuedMail = { id: string; kind: "problem-report-reply" | "complaint-reply"; payload: object }

/** Puts a mail into the outbox, by the workflow of the plugin that sends mails. */
export const queueMail = (container: MedusaContainer, input: QueuedMail) =>
  container.resolve(Modules.WORKFLOW_ENGINE).run("mail-queue", { input })
