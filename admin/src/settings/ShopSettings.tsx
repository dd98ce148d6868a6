import { SettingsSection } from "../components/SettingsSection"
import { useShopData } from "../data-provider"
import type { settingsRequests } from "./requests"
import { ShopSettingsForm } from "./ShopSettingsForm"

/** What counts for the whole shop. */
export const ShopSettings = () => {
  const shop = useShopData<typeof settingsRequests>()
  return (
    <SettingsSection
      id="shop"
      resource="settings"
      heading="resources.settings.shop"
      height={320}
      read={(signal) => shop.settings(signal)}
      form={(settings, refetch) => (
        <ShopSettingsForm key={settings.version} settings={settings} onLookAgain={refetch} />
      )}
    />
  )
}
