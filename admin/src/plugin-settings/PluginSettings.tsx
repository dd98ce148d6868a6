import type { PluginSettingsRow } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import { useMemo } from "react"
import { useLocale } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { SectionCard } from "../components/cards"
import { RetryNotice } from "../components/Notice"
import { SettingsForm, TWO_COLUMNS } from "../components/SettingsForm"
import { useRequest } from "../use-shop-data"
import { settingsContract } from "./check-value"
import { SettingInput } from "./SettingInput"

const WORDS = "resources.plugin-settings"
const WHOLE_WIDTH = { gridColumn: { md: "1 / -1" } }

/** A section for each plugin with settings; nothing while there is none. */
const PluginSettings = () => {
  const { data, error, refetch } = useRequest<PluginSettingsRow[]>("plugin-settings")
  if (error)
    return (
      <Box sx={WHOLE_WIDTH}>
        <RetryNotice text={`${WORDS}.unread`} onRetry={refetch} />
      </Box>
    )
  return data?.map((plugin) => <PluginSection key={plugin.id} plugin={plugin} />)
}

const PluginSection = ({ plugin: { id, name, about, fields } }: { plugin: PluginSettingsRow }) => {
  const language = useLocale() === "hi" ? "hi" : "en"
  const contract = useMemo(() => settingsContract(fields, language), [fields, language])

  /** Leaves out secrets that were not typed, so that they stay as they are. */
  const prepare = async ({ version, values, removed = {} }: FieldValues) => ({
    version,
    values: Object.fromEntries(
      fields
        .map((field) => [field.name, removed[field.name] ? null : values[field.name], field.is_secret] as const)
        .filter(([setting, value, isSecret]) => !isSecret || value || removed[setting])
        .map(([setting, value]) => [setting, value]),
    ),
  })

  return (
    <SectionCard title={name[language]} about={about?.[language]} sx={WHOLE_WIDTH}>
      <SettingsForm id={id} contract={contract} height={160} prepare={prepare}>
        <Box sx={TWO_COLUMNS}>
          {fields.map((field) => (
            <SettingInput key={field.name} field={field} language={language} />
          ))}
        </Box>
      </SettingsForm>
    </SectionCard>
  )
}

export default PluginSettings
