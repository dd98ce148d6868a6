import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Autocomplete from "@mui/material/Autocomplete"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import TextField from "@mui/material/TextField"
import { type KeyboardEvent, useState } from "react"
import { TextInput, useInput, useTranslate } from "react-admin"
import { CheckBox } from "../../components/CheckBox"
import { type DraftOption, type DraftValue, renameValue, setOptions, toValue } from "./draft"
import { PictureChoice } from "./PictureChoice"
import { useChangeVariants } from "./use-variants"

const WORDS = "resources.products.variants"

export const OptionFields = ({ option: { title, values }, at }: { option: DraftOption; at: number }) => {
  const translate = useTranslate()
  const change = useChangeVariants()
  const hasColours = values.some(({ colour }) => colour)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || hasColours || values.some(({ image }) => image)
  const name = title || translate(`${WORDS}.option`, { number: at + 1 })

  const changeOptions = (edit: (options: DraftOption[]) => DraftOption[]) =>
    change((draft) => setOptions(draft, edit(draft.options)))
  const setValues = (next: DraftValue[]) =>
    changeOptions((options) => options.with(at, { ...options[at], values: next }))
  const setTexts = (texts: string[]) => {
    const unique = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    const known = new Map(values.map((value) => [value.value, value]))
    setValues(
      unique.map((value) => known.get(value) ?? toValue({ value, colour: hasColours ? NEW_COLOUR : undefined })),
    )
  }

  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "12rem minmax(0, 1fr) auto" },
      }}
    >
      <TextInput source={`variants.options.${at}.title`} label={`${WORDS}.name`} />
      <Box>
        <Autocomplete
          multiple
          freeSolo
          options={[] as string[]}
          value={values.map(({ value }) => value)}
          // Enter would submit the form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          onChange={(_, texts) => setTexts(texts.flatMap((text) => text.split(",")))}
          renderInput={(input) => (
            <TextField {...input} label={translate(`${WORDS}.values`)} helperText={translate(`${WORDS}.valuesHint`)} />
          )}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
          <CheckBox
            label={translate(`${WORDS}.swatches`)}
            checked={hasColours}
            onChange={(wanted) => setValues(values.map((value) => ({ ...value, colour: wanted ? NEW_COLOUR : "" })))}
          />
          {values.length > 0 && !isShown && (
            <Button onClick={() => setOpen(true)}>{translate(`${WORDS}.editValues`)}</Button>
          )}
        </Box>
        {isShown && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 1 }}>
            {values.map(({ value }, nth) => (
              <ValueFields
                key={`${nth} ${value}`}
                source={`variants.options.${at}.values.${nth}`}
                value={value}
                hasColours={hasColours}
                isTaken={(wanted) =>
                  values.some((one) => one.value.toLowerCase() === wanted.toLowerCase() && one.value !== value)
                }
                onRename={(wanted) => change((draft) => renameValue(draft, at, value, wanted))}
              />
            ))}
          </Box>
        )}
      </Box>
      <IconButton
        sx={{ justifySelf: "start" }}
        aria-label={translate(`${WORDS}.removeOption`, { option: name })}
        onClick={() => changeOptions((options) => options.filter((_, nth) => nth !== at))}
      >
        <DeleteIcon />
      </IconButton>
    </Box>
  )
}

const NEW_COLOUR = "#888888"

type Props = {
  source: string
  value: string
  hasColours: boolean
  /** True when another value has this name. */
  isTaken: (name: string) => boolean
  onRename: (name: string) => void
}

/** Name of an option value, its colour, and a picture in place of the colour. A name is saved on blur. */
const ValueFields = ({ source, value, hasColours, isTaken, onRename }: Props) => {
  const translate = useTranslate()
  const [name, setName] = useState(value)
  const wanted = name.trim()
  const isWrong = wanted !== value && isTaken(wanted)
  const saveName = () => (wanted && wanted !== value && !isWrong ? onRename(wanted) : setName(value))
  const saveNameOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    // Enter would submit the form.
    event.preventDefault()
    saveName()
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
        onBlur={saveName}
        onKeyDown={saveNameOnEnter}
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
