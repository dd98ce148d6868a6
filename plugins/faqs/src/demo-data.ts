import type { DemoData } from "@haat/sdk/server/demo-data"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { demoFaqs } from "./demo/demo-faqs"
import { createFaqs } from "./workflows/create-faqs"

/** Questions of the demo shop, where there is none yet. */
export const DEMO_DATA: DemoData = {
  async addContent(container) {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    if (await database("faq").whereNull("deleted_at").first("id")) return
    await createFaqs(container, demoFaqs)
  },
}
