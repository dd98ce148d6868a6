import { useResourceContext, useTranslate } from "react-admin"
import { SectionCard } from "./cards"
import { SettingsForm, type SettingsFormProps } from "./SettingsForm"

/** A section of the settings, whose resource has one record. Its words are `name`, `text` and those of the form. */
export const SettingsSection = (form: Omit<SettingsFormProps, "id">) => {
  const words = `resources.${useResourceContext()}`
  const translate = useTranslate()
  return (
    <SectionCard
      title={`${words}.name`}
      about={translate(`${words}.text`, { _: "" }) || undefined}
      sx={{ gridColumn: { md: "1 / -1" } }}
    >
      <SettingsForm {...form} />
    </SectionCard>
  )
}
