import { CHARGES_HOOK } from "@haat/checkout/hooks"
import { addToHook } from "@haat/sdk/server/hooks"
import { codFee } from "./cod-fee"
import { CASH_FEE_SETTINGS } from "./settings"

addToHook(CHARGES_HOOK, {
  plugin: "cash-fee",
  order: 100,
  run: async ({ readSettings }) => {
    const { fee_rupees } = await readSettings(CASH_FEE_SETTINGS)
    return fee_rupees > 0 ? [codFee(fee_rupees * 100)] : []
  },
})
