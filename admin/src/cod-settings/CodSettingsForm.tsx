import { type CodSettings, SaveCodSettings } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import { useQueryClient } from "@tanstack/react-query"
import { TextInput } from "react-admin"
import { AmountInput } from "../components/AmountInput"
import { SettingsForm, TWO_COLUMNS } from "../components/SettingsForm"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { cashRequests } from "./requests"

const WORDS = "resources.cod-settings"
const resolver = zodForm(SaveCodSettings)
/** An empty field is an empty text. */
const asText = (typed: string | null) => typed ?? ""

type Props = { settings: CodSettings; onLookAgain: () => void }

export const CodSettingsForm = ({ settings, onLookAgain }: Props) => {
  const shop = useShopData<typeof cashRequests>()
  const queryClient = useQueryClient()
  return (
    <SettingsForm
      words={WORDS}
      settings={settings}
      resolver={resolver}
      onSave={async (values) =>
        queryClient.setQueryData(["cod-settings"], await shop.saveCodSettings(values as SaveCodSettings))
      }
      onLookAgain={onLookAgain}
    >
      <Box sx={TWO_COLUMNS}>
        <AmountInput source="max_rupees" step={1} isRequired={false} helperText={`${WORDS}.hints.max_rupees`} />
        <AmountInput source="fee_rupees" step={1} helperText={`${WORDS}.hints.fee_rupees`} />
        <AmountInput
          source="code_above_rupees"
          step={1}
          isRequired={false}
          helperText={`${WORDS}.hints.code_above_rupees`}
        />
        <AmountInput source="max_returned" step={1} isRequired={false} helperText={`${WORDS}.hints.max_returned`} />
      </Box>
      <TextInput
        source="without_postal_codes"
        multiline
        minRows={2}
        parse={asText}
        helperText={`${WORDS}.hints.without_postal_codes`}
      />
    </SettingsForm>
  )
}
