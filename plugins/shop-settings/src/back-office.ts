import { HOME_PAGE_RESOURCES } from "./resources/home-page"
import { PAGE_RESOURCES } from "./resources/pages"
import { PLUGIN_SETTINGS_RESOURCES } from "./resources/plugin-settings"
import { PLUGIN_RESOURCES } from "./resources/plugins"
import { SETTINGS_RESOURCES } from "./resources/settings"

/** Resources that this plugin brings to the back office. */
export const SHOP_SETTINGS_RESOURCES = [
  ...SETTINGS_RESOURCES,
  ...PAGE_RESOURCES,
  ...HOME_PAGE_RESOURCES,
  ...PLUGIN_SETTINGS_RESOURCES,
  ...PLUGIN_RESOURCES,
]
