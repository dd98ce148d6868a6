import { SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import { one } from "../../resource"

export const GET = one((req) => req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).pages())
