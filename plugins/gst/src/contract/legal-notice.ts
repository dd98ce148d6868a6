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
