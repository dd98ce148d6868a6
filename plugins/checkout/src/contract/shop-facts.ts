import type { SettingsFacts } from "@haat/shop-settings/contract"

/** Public facts of the shop; `version` changes with every change of them. */
export type ShopFacts = SettingsFacts & {
  /** Fee for paying on delivery, in rupees. */
  cod_fee: number
  /** Days after delivery for claims. */
  claim_days: number
  /** The discount stays when a return leaves less in the order than its coupon asks for. */
  keeps_discount: boolean
}
