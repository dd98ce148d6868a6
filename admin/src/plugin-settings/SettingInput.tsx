import { settingKind } from "@haat/sdk/settings"
import type { PluginSettingField, PluginSettingsRow } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import { BooleanInput, PasswordInput, SelectInput, TextInput, useRecordContext, useTranslate } from "react-admin"
import { AmountInput } from "../components/AmountInput"

type Props = { field: PluginSettingField; language: "en" | "hi" }

/** Longer texts have an input of several lines. */
const MAX_LINE_LENGTH = 200
const INPUT_TYPES: Record<string, string> = { email: "email", uri: "url" }

/** The input of a plugin's setting, by its schema. */
export const SettingInput = ({ field, language }: Props) => {
  const { name, label, help, schema, choices = {}, is_secret } = field
  if (is_secret) return <SecretInput field={field} language={language} />
  const input = {
    source: `values.${name}`,
    label: label[language],
    helperText: help?.[language] ?? false,
    isRequired: field.default !== null,
  } as const
  switch (settingKind(schema)) {
    case "switch":
      return <BooleanInput {...input} isRequired={false} />
    case "number":
      return <AmountInput {...input} step={schema.type === "integer" ? 1 : "any"} />
    case "choice":
      return (
        <SelectInput
          {...input}
          choices={Object.entries(choices).map(([id, text]) => ({ id, name: text[language] }))}
          translateChoice={false}
          emptyText="–"
        />
      )
    default:
      return (
        <TextInput
          {...input}
          isRequired={input.isRequired && Boolean(schema.minLength)}
          type={INPUT_TYPES[schema.format ?? ""]}
          multiline={(schema.maxLength ?? 0) > MAX_LINE_LENGTH}
        />
      )
  }
}

/** Replaces or removes a secret, which the server never sends. */
const SecretInput = ({ field: { name, label, help }, language }: Props) => {
  const translate = useTranslate()
  const isSet = useRecordContext<PluginSettingsRow>()?.secrets[name]
  const state = translate(`resources.plugin-settings.${isSet ? "secretSet" : "secretUnset"}`)
  return (
    <Box>
      <PasswordInput
        source={`values.${name}`}
        label={label[language]}
        helperText={[state, help?.[language]].filter(Boolean).join(" ")}
        autoComplete="new-password"
        fullWidth
      />
      {isSet && (
        <BooleanInput
          source={`removed.${name}`}
          label={translate("resources.plugin-settings.removeSecret", { label: label[language] })}
        />
      )}
    </Box>
  )
}
