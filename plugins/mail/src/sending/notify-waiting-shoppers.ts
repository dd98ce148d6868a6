import type { MedusaContainer } from "@medusajs/framework/types"
import { STOCK_NOTICES } from "../modules/stock-notices"
import type { StockNoticesService } from "../modules/stock-notices/service"
import { sendDueMail } from "./send-due-mail"

/** Sends back-in-stock mails for these products, or for all when left out, if they can be bought now. */
export async function notifyWaitingShoppers(container: MedusaContainer, product_ids?: string[]): Promise<void> {
  if (product_ids?.length === 0) return
  const mails = await container.resolve<StockNoticesService>(STOCK_NOTICES).tell(product_ids)
  if (mails) await sendDueMail(container)
}
