import { MedusaService } from "@medusajs/framework/utils"
import { SavedItem } from "./models/saved-item"

/** Items that shoppers keep for later: one row for each shopper and product. */
export class SavedItemsService extends MedusaService({ SavedItem }) {}
