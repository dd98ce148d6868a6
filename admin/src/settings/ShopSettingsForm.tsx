import { SaveSettings, type Settings } from "@haat/back-office/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormControlLabel from "@mui/material/FormControlLabel"
import OutlinedInput from "@mui/material/OutlinedInput"
import Switch from "@mui/material/Switch"
import { useState } from "react"
import { type HttpError, useDataProvider, useNotify, useRefresh } from "react-admin"
import { Controller, type Resolver, useForm } from "react-hook-form"
import { Field } from "../components/Field"
import { useUnsaved } from "../components/unsaved"

type TextName = "name" | "contact_email" | "contact_phone" | "chat_url" | "pickup_postal_code" | "low_stock_limit"

const FIELDS: { name: TextName; label: string; hint: string; type?: string }[] = [
  { name: "name", label: "Shop name", hint: "On every page, in mails, on invoices and in link previews." },
  {
    name: "contact_email",
    label: "Contact e-mail",
    hint: "Shown at the foot of every page. May be empty.",
    type: "email",
  },
  {
    name: "contact_phone",
    label: "Contact phone",
    hint: "Shown at the foot of every page. May be empty.",
    type: "tel",
  },
  { name: "chat_url", label: "Chat link", hint: "Where Chat with us leads. Empty: to the contact form.", type: "url" },
  {
    name: "pickup_postal_code",
    label: "Pickup postal code",
    hint: "Where parcels leave from; delivery is reckoned from here.",
  },
  { name: "low_stock_limit", label: "Low-stock limit", hint: "So many pieces or fewer count as low.", type: "number" },
]

const SWITCHES: { name: "shows_discount" | "requires_second_factor"; label: string }[] = [
  { name: "shows_discount", label: "Show discounts and struck-through prices" },
  { name: "requires_second_factor", label: "Require two-step sign-in of everyone who works here" },
]

type Props = { settings: Settings; onLookAgain: () => void }

/** All settings, saved together. Whoever comes second is told, and what they typed stays until they look again. */
export const ShopSettingsForm = ({ settings, onLookAgain }: Props) => {
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const [overtaken, setOvertaken] = useState<string>()
  const form = useForm<SaveSettings>({
    defaultValues: settings,
    // Its output has other types than its input only where both are text.
    resolver: zodResolver(SaveSettings) as unknown as Resolver<SaveSettings>,
  })
  const { errors, isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty)

  const save = form.handleSubmit(async (values) => {
    try {
      await provider.saveSettings(values)
      form.reset(form.getValues())
      notify("The settings are saved", { type: "success" })
      refresh()
    } catch (error) {
      const { status, message, body } = error as HttpError
      if (status === 409) return setOvertaken(message)
      const wrong = Object.entries((body?.errors ?? {}) as Record<string, string>)
      for (const [field, sentence] of wrong) form.setError(field as keyof SaveSettings, { message: sentence })
      if (!wrong.length) notify(message || "Something went wrong!", { type: "error" })
    }
  })

  return (
    <Box component="form" onSubmit={save} noValidate sx={{ display: "grid", gap: 2.5 }}>
      {overtaken && (
        <Alert severity="warning" action={<Button onClick={onLookAgain}>Look at theirs</Button>}>
          {overtaken}
        </Alert>
      )}
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {FIELDS.map(({ name, label, hint, type }) => {
          const { ref, ...control } = form.register(name, { valueAsNumber: type === "number" })
          return (
            <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
              {(parts) => (
                <OutlinedInput
                  {...control}
                  inputRef={ref}
                  type={type ?? "text"}
                  onWheel={(event) => type === "number" && (event.target as HTMLElement).blur()}
                  slotProps={{ input: parts }}
                />
              )}
            </Field>
          )
        })}
      </Box>
      {SWITCHES.map(({ name, label }) => (
        <Controller
          key={name}
          name={name}
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <FormControlLabel
              label={label}
              control={<Switch checked={value} onChange={(_, checked) => onChange(checked)} />}
            />
          )}
        />
      ))}
      <Box>
        <Button type="submit" variant="contained" disabled={!isDirty || isSubmitting}>
          Save the settings
        </Button>
      </Box>
    </Box>
  )
}
