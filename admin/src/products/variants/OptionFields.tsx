import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Autocomplete from "@mui/material/Autocomplete"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import IconButton from "@mui/material/IconButton"
import TextField from "@mui/material/TextField"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { DraftOption, DraftValue } from "./draft"
import type { PictureSet } from "./PictureChoice"
import { NEW_COLOUR, ValueFields } from "./ValueFields"

const WORDS = "resources.products.variants"

type Props = {
  option: DraftOption
  number: number
  pictureSet: PictureSet
  onChange: (option: DraftOption) => void
  onRename: (value: string, name: string) => void
  onRemove: () => void
}

/** One option: what it is called, its values, and for each another name, a colour and a picture. */
export const OptionFields = ({
  option: { title, values },
  number,
  pictureSet,
  onChange,
  onRename,
  onRemove,
}: Props) => {
  const translate = useTranslate()
  const hasColours = values.some(({ colour }) => colour)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || hasColours || values.some(({ image }) => image)
  const name = title || translate(`${WORDS}.option`, { number })

  const setValues = (texts: string[]) => {
    const unique = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    const known = new Map(values.map((value) => [value.value, value]))
    onChange({
      title,
      values: unique.map((value) => known.get(value) ?? { value, ...(hasColours && { colour: NEW_COLOUR }) }),
    })
  }
  const setColours = (wanted: boolean) =>
    onChange({
      title,
      values: values.map(({ colour: _, ...value }) => ({ ...value, ...(wanted && { colour: NEW_COLOUR }) })),
    })
  const changeValue = (changed: DraftValue, fields: Pick<DraftValue, "colour" | "image">) =>
    onChange({ title, values: values.map((one) => (one === changed ? { ...one, ...fields } : one)) })

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
      <TextField
        label={translate(`${WORDS}.name`)}
        value={title}
        onChange={({ target }) => onChange({ title: target.value, values })}
      />
      <Box>
        <Autocomplete
          multiple
          freeSolo
          options={[] as string[]}
          value={values.map(({ value }) => value)}
          onChange={(_, texts) => setValues(texts.flatMap((text) => text.split(",")))}
          renderInput={(input) => (
            <TextField {...input} label={translate(`${WORDS}.values`)} helperText={translate(`${WORDS}.valuesHint`)} />
          )}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
          <FormControlLabel
            label={translate(`${WORDS}.swatches`)}
            control={<Checkbox checked={hasColours} onChange={(_, checked) => setColours(checked)} />}
          />
          {values.length > 0 && !isShown && (
            <Button onClick={() => setOpen(true)}>{translate(`${WORDS}.editValues`)}</Button>
          )}
        </Box>
        {isShown && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 1 }}>
            {values.map((value) => (
              <ValueFields
                key={value.value}
                value={value}
                hasColours={hasColours}
                pictureSet={pictureSet}
                isTaken={(wanted) =>
                  values.some((one) => one.value.toLowerCase() === wanted.toLowerCase() && one !== value)
                }
                onRename={(wanted) => onRename(value.value, wanted)}
                onChange={(fields) => changeValue(value, fields)}
              />
            ))}
          </Box>
        )}
      </Box>
      <IconButton
        sx={{ justifySelf: "start" }}
        aria-label={translate(`${WORDS}.removeOption`, { option: name })}
        onClick={onRemove}
      >
        <DeleteIcon />
      </IconButton>
    </Box>
  )
}
