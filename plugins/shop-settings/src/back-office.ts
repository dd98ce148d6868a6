import { PAGE_RESOURCES } from "./resources/pages"
import { SETTINGS_RESOURCES } from "./resources/settings"

/** Resources that this plugin brings to the back office. */
export const SHOP_SETTINGS_RESOURCES = [...SETTINGS_RESOURCES, ...PAGE_RESOURCES]
