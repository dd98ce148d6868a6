import { type ReturnSettings, SaveReturnSettings } from "@haat/checkout/contract"
import { useQueryClient } from "@tanstack/react-query"
import { BooleanInput } from "react-admin"
import { AmountInput } from "../components/AmountInput"
import { SettingsForm } from "../components/SettingsForm"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { returnSettingsRequests } from "./requests"

const WORDS = "resources.return-settings"
const resolver = zodForm(SaveReturnSettings)

type Props = { settings: ReturnSettings; onLookAgain: () => void }

export const ReturnSettingsForm = ({ settings, onLookAgain }: Props) => {
  const shop = useShopData<typeof returnSettingsRequests>()
  const queryClient = useQueryClient()
  return (
    <SettingsForm
      words={WORDS}
      settings={settings}
      resolver={resolver}
      onSave={async (values) =>
        queryClient.setQueryData(["return-settings"], await shop.saveReturnSettings(values as SaveReturnSettings))
      }
      onLookAgain={onLookAgain}
    >
      <AmountInput source="claim_days" step={1} helperText={`${WORDS}.hints.claim_days`} />
      <BooleanInput source="keeps_discount" helperText={`${WORDS}.hints.keeps_discount`} />
    </SettingsForm>
  )
}
