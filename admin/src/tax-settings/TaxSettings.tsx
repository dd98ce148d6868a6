import { SettingsSection } from "../components/SettingsSection"
import { useShopData } from "../data-provider"
import type { taxRequests } from "./requests"
import { TaxProblems } from "./TaxProblems"
import { TaxSettingsForm } from "./TaxSettingsForm"

/** What the shop is registered as, and what of its goods an accountant would ask about. */
export const TaxSettings = () => {
  const shop = useShopData<typeof taxRequests>()
  return (
    <SettingsSection
      id="tax"
      resource="tax-settings"
      heading="resources.tax-settings.name"
      text="resources.tax-settings.text"
      height={320}
      read={(signal) => shop.taxSettings(signal)}
      form={(settings, refetch) => (
        <>
          <TaxProblems version={settings.version} />
          <TaxSettingsForm key={settings.version} settings={settings} onLookAgain={refetch} />
        </>
      )}
    />
  )
}
