import { SettingsSection } from "../components/SettingsSection"
import { useShopData } from "../data-provider"
import { ReturnSettingsForm } from "./ReturnSettingsForm"
import type { returnSettingsRequests } from "./requests"

/** What the owner decides about returns of all goods. */
export const ReturnSettings = () => {
  const shop = useShopData<typeof returnSettingsRequests>()
  return (
    <SettingsSection
      id="returns"
      resource="return-settings"
      heading="resources.return-settings.name"
      text="resources.return-settings.text"
      height={160}
      read={(signal) => shop.returnSettings(signal)}
      form={(settings, refetch) => (
        <ReturnSettingsForm key={settings.version} settings={settings} onLookAgain={refetch} />
      )}
    />
  )
}
