import { DOCUMENT_RESOURCES } from "./resources/documents"
import { GOODS_TAX_RESOURCES } from "./resources/goods-taxes"
import { TAX_SETTINGS_RESOURCES } from "./resources/tax-settings"
import { TAX_RESOURCES } from "./resources/taxes"
import { WAREHOUSE_RESOURCES } from "./resources/warehouses"

/** Resources that this plugin brings to the back office. */
export const GST_RESOURCES = [
  ...TAX_RESOURCES,
  ...TAX_SETTINGS_RESOURCES,
  ...GOODS_TAX_RESOURCES,
  ...DOCUMENT_RESOURCES,
  ...WAREHOUSE_RESOURCES,
]
