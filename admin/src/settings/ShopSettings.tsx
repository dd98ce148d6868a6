import { SettingsSection } from "../components/SettingsSection"
import { useShopData } from "../data-provider"
import { ShopSettingsForm } from "./ShopSettingsForm"

/** What counts for the whole shop. */
export const ShopSettings = () => {
  const shop = useShopData()
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
