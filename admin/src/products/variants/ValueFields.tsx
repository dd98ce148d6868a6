import Box from "@mui/material/Box"
import TextField from "@mui/material/TextField"
import { type KeyboardEvent, useState } from "react"
import { useInput, useTranslate } from "react-admin"
import { PictureChoice } from "./PictureChoice"

const WORDS = "resources.products.variants"
export const NEW_COLOUR = "#888888"

type Props = {
  source: string
  value: string
  hasColours: boolean
  /** True when another value has this name. */
  isTaken: (name: string) => boolean
  onRename: (name: string) => void
}

/** Name of a value, its colour, and a picture in place of it. A name takes effect when the field is left. */
export const ValueFields = ({ source, value, hasColours, isTaken, onRename }: Props) => {
  const translate = useTranslate()
  const [name, setName] = useState(value)
  const wanted = name.trim()
  const isWrong = wanted !== value && isTaken(wanted)
  const take = () => (wanted && wanted !== value && !isWrong ? onRename(wanted) : setName(value))
  const takeByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    // It would send the form.
    event.preventDefault()
    take()
  }
  return (
    <Box role="group" aria-label={value} sx={{ display: "flex", alignItems: "start", gap: 1 }}>
      <TextField
        size="small"
        label={translate(`${WORDS}.valueName`, { value })}
        value={name}
        error={isWrong}
        helperText={isWrong && translate(`${WORDS}.taken`)}
        onChange={({ target }) => setName(target.value)}
        onBlur={take}
        onKeyDown={takeByEnter}
        slotProps={{ htmlInput: { maxLength: 50 } }}
        sx={{ width: "11rem" }}
      />
      {hasColours && <ColourInput source={`${source}.colour`} label={translate(`${WORDS}.colourOf`, { value })} />}
      <PictureChoice source={`${source}.image`} name={value} />
    </Box>
  )
}

const ColourInput = ({ source, label }: { source: string; label: string }) => {
  const { field } = useInput<string>({ source })
  return (
    <input
      type="color"
      {...field}
      value={field.value || NEW_COLOUR}
      aria-label={label}
      style={{ width: 44, height: 44 }}
    />
  )
}
