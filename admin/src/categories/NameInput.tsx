import { TextInput, useTranslate } from "react-admin"

type Props = { source: "name" | "name_hi"; label: string; placeholder?: string; autoFocus?: boolean }

/** A category's name, in English or Hindi, in a line with others: its label is for those who do not see it. */
export const NameInput = ({ source, label, placeholder, autoFocus }: Props) => {
  const translate = useTranslate()
  return (
    <TextInput
      source={source}
      label={false}
      autoFocus={autoFocus}
      placeholder={placeholder && translate(placeholder)}
      slotProps={{
        htmlInput: { "aria-label": label, maxLength: 100, lang: source === "name_hi" ? "hi" : undefined },
        formHelperText: { role: "alert" },
      }}
    />
  )
}
