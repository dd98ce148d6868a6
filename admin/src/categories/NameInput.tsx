import { TextInput, useTranslate } from "react-admin"

type Props = {
  source: "name" | "name_hi"
  /** A text or its key. */
  label: string
  placeholder?: string
  autoFocus?: boolean
}

/** A category's name, in English or Hindi, in a line with others: its label is for those who do not see it. */
export const NameInput = ({ source, label, placeholder, autoFocus }: Props) => {
  const translate = useTranslate()
  const lang = source === "name_hi" ? "hi" : undefined
  return (
    <TextInput
      source={source}
      label={false}
      autoFocus={autoFocus}
      placeholder={placeholder && translate(placeholder)}
      slotProps={{
        htmlInput: { "aria-label": translate(label, { _: label }), maxLength: 100, lang },
        formHelperText: { role: "alert" },
      }}
    />
  )
}
