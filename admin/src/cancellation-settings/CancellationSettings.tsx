import { SaveCancellationSettings } from "@haat/checkout/contract"
import { useQueryClient } from "@tanstack/react-query"
import { BooleanInput } from "react-admin"
import { SettingsForm } from "../components/SettingsForm"
import { SettingsSection } from "../components/SettingsSection"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { cancellationRequests } from "./requests"

const RESOURCE = "cancellation-settings"
const WORDS = `resources.${RESOURCE}`
const resolver = zodForm(SaveCancellationSettings)

/** Whether shoppers cancel pieces of an order themselves. */
export const CancellationSettings = () => {
  const shop = useShopData<typeof cancellationRequests>()
  const queryClient = useQueryClient()
  return (
    <SettingsSection
      id="cancelling"
      resource={RESOURCE}
      heading={`${WORDS}.name`}
      text={`${WORDS}.text`}
      height={120}
      read={(signal) => shop.cancellationSettings(signal)}
      form={(settings, refetch) => (
        <SettingsForm
          key={settings.version}
          words={WORDS}
          settings={settings}
          resolver={resolver}
          onSave={async (values) =>
            queryClient.setQueryData(
              [RESOURCE],
              await shop.saveCancellationSettings(values as SaveCancellationSettings),
            )
          }
          onLookAgain={refetch}
        >
          <BooleanInput source="by_shoppers" helperText={`${WORDS}.hints.by_shoppers`} />
        </SettingsForm>
      )}
    />
  )
}
