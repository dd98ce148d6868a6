import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Autocomplete from "@mui/material/Autocomplete"
import Box from "@mui/material/Box"
import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import IconButton from "@mui/material/IconButton"
import TextField from "@mui/material/TextField"
import { useTranslate } from "react-admin"
import type { DraftOption } from "./draft"

const WORDS = "resources.products.variants"
const NEW_COLOUR = "#888888"

type Props = { option: DraftOption; number: number; onChange: (option: DraftOption) => void; onRemove: () => void }

/** One option: what it is called, its values, and a colour for each where it has any. */
export const OptionFields = ({ option: { title, values }, number, onChange, onRemove }: Props) => {
  const translate = useTranslate()
  const hasColours = values.some(({ colour }) => colour)
  const name = title || translate(`${WORDS}.option`, { number })

  const setValues = (texts: string[]) => {
    const unique = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    const known = new Map(values.map((value) => [value.value, value]))
    onChange({
      title,
      values: unique.map((value) => known.get(value) ?? { value, ...(hasColours && { colour: NEW_COLOUR }) }),
    })
  }
  const setColour = (value: string, colour: string) =>
    onChange({ title, values: values.map((one) => (one.value === value ? { value, colour } : one)) })

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
        <FormControlLabel
          label={translate(`${WORDS}.swatches`)}
          control={
            <Checkbox
              checked={hasColours}
              onChange={(_, checked) =>
                onChange({
                  title,
                  values: values.map(({ value }) => ({ value, ...(checked && { colour: NEW_COLOUR }) })),
                })
              }
            />
          }
        />
        {hasColours && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            {values.map(({ value, colour = NEW_COLOUR }) => (
              <Box key={value} component="label" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
                <input
                  type="color"
                  value={colour}
                  aria-label={translate(`${WORDS}.colourOf`, { value })}
                  onChange={({ target }) => setColour(value, target.value)}
                  style={{ width: 44, height: 44 }}
                />
                {value}
              </Box>
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
