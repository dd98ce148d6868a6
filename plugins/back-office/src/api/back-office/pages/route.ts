import { SHOP_SETTINGS } from "../../../contract"
import type { ShopSettingsService } from "../../../modules/shop-settings/service"
import { one } from "../../resource"

export const GET = one((req) => req.scope.resolve<ShopSettingsService>(SHOP_SETTINGS).pages())
