import { SettingsSection } from "../components/SettingsSection"
import { useShopData } from "../data-provider"
import { CodSettingsForm } from "./CodSettingsForm"
import { ReturnedParcels } from "./ReturnedParcels"
import type { cashRequests } from "./requests"

/** When the shop takes cash on delivery, and where parcels come back from. */
export const CodSettings = () => {
  const shop = useShopData<typeof cashRequests>()
  return (
    <SettingsSection
      id="cod"
      resource="cod-settings"
      heading="resources.cod-settings.name"
      text="resources.cod-settings.text"
      height={200}
      read={(signal) => shop.codSettings(signal)}
      form={(settings, refetch) => <CodSettingsForm key={settings.version} settings={settings} onLookAgain={refetch} />}
    >
      <ReturnedParcels />
    </SettingsSection>
  )
}
