import { MedusaService } from "@medusajs/framework/utils"
import { Wishlist } from "./models/wishlist"
import { WishlistItem } from "./models/wishlist-item"
import { WISHLIST_DATA } from "./queries/personal-data"

export class WishlistService extends MedusaService({ Wishlist, WishlistItem }) {
  readonly personalData = WISHLIST_DATA
}
