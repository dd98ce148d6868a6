import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { codFee } from "../cod-fee"

/** The owner's fee of earlier versions becomes the setting of this plugin. */
const SETTING = `
  insert into plugin_setting (plugin, "values", version)
  select 'cash-fee', jsonb_build_object('fee_rupees', fee_rupees), 1
  from cod_settings where id = 'shop' and fee_rupees > 0
  on conflict (plugin) do nothing`

/** Orders of earlier versions name the fee beside their parcels. It stays there, so that these can still open them. */
const ORDERS = `
  update order_shipping_method
  set data = data || jsonb_build_object('charges', jsonb_build_array(
    :fee::jsonb || jsonb_build_object('paise', round((data ->> 'cod_fee')::numeric * 100))))
  where (data ->> 'cod_fee')::numeric > 0 and data -> 'charges' is null`

/** Idempotent. */
export default async function moveCodFee({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    await transaction.raw(SETTING)
    await transaction.raw(ORDERS, { fee: JSON.stringify(codFee(0)) })
  })
}
