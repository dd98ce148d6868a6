import type { SettingsFacts } from "@haat/shop-settings/contract"

/** Who runs the shop, and to whom people complain. Texts are empty as long as nothing is said. */
export type LegalNotice = {
  /** as registered, in lines */
  legal_name: string
  address: string
  gstin: string
  contact_email: string
  contact_phone: string
  /** null while there is none */
  officer: { name: string; email: string; phone: string; hours: string } | null
}

/** What every visitor may know of the shop; `version` is another one after every change. */
export type ShopFacts = SettingsFacts & {
  /** What paying on delivery costs, in rupees. */
  cod_fee: number
  /** Days after delivery for claims. */
  claim_days: number
  /** The discount stays when a return leaves less in the order than its coupon asks for. */
  keeps_discount: boolean
}
