import type { SettingsFacts } from "@haat/shop-settings/contract"

/** Legal notice: the operator of the shop, and the contact for complaints. Texts are empty until they are set. */
export type LegalNotice = {
  /** registered name and address, in lines */
  legal_name: string
  address: string
  gstin: string
  contact_email: string
  contact_phone: string
  /** null while there is none */
  officer: { name: string; email: string; phone: string; hours: string } | null
}

/** Public facts of the shop; `version` changes with every change of them. */
export type ShopFacts = SettingsFacts & {
  /** Fee for paying on delivery, in rupees. */
  cod_fee: number
  /** Days after delivery for claims. */
  claim_days: number
  /** The discount stays when a return leaves less in the order than its coupon asks for. */
  keeps_discount: boolean
}
