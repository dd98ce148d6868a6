import { addMailPart } from "@haat/mail/add-mail-part"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const WRAPPED = "select pieces from gift_wrap where order_id = :order_id"

addMailPart("order-placed", {
  plugin: "gift-wrap",
  order: 1_000,
  compose: async ({ order_id }, _shop, container) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await database.raw<{ rows: { pieces: number }[] }>(WRAPPED, { order_id })
    return rows.length ? [{ kind: "text", text: "We will wrap it as a gift." }] : []
  },
})
