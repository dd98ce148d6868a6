import type { PluginCharges } from "@haat/testing/plugin-parts"
import { saveFee } from "./save-fee"

const FEE_RUPEES = 29

const charges: PluginCharges = {
  saveSettings: (haat) => saveFee(haat, FEE_RUPEES),
  amounts: ({ isCash }) => (isCash ? [["cash-fee.fee", FEE_RUPEES]] : []),
}
export default charges
