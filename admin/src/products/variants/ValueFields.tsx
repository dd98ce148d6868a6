import Box from "@mui/material/Box"
import TextField from "@mui/material/TextField"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { DraftValue } from "./draft"
import { PictureChoice, type PictureSet } from "./PictureChoice"

const WORDS = "resources.products.variants"
export const NEW_COLOUR = "#888888"

type Props = {
  value: DraftValue
  hasColours: boolean
  pictureSet: PictureSet
  /** Whether another value is called so. */
  isTaken: (name: string) => boolean
  onRename: (name: string) => void
  onChange: (fields: Pick<DraftValue, "colour" | "image">) => void
}

/** What a value is called, its colour, and a picture in place of it. A name takes effect when the field is left. */
export const ValueFields = ({
  value: { value, colour, image },
  hasColours,
  pictureSet,
  isTaken,
  onRename,
  onChange,
}: Props) => {
  const translate = useTranslate()
  const [name, setName] = useState(value)
  const wanted = name.trim()
  const isWrong = wanted !== value && isTaken(wanted)
  const take = () => (wanted && wanted !== value && !isWrong ? onRename(wanted) : setName(value))
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
        onKeyDown={({ key }) => key === "Enter" && take()}
        slotProps={{ htmlInput: { maxLength: 50 } }}
        sx={{ width: "11rem" }}
      />
      {hasColours && (
        <input
          type="color"
          value={colour ?? NEW_COLOUR}
          aria-label={translate(`${WORDS}.colourOf`, { value })}
          onChange={({ target }) => onChange({ image, colour: target.value })}
          style={{ width: 44, height: 44 }}
        />
      )}
      <PictureChoice {...pictureSet} name={value} chosen={image} onChoose={(id) => onChange({ colour, image: id })} />
    </Box>
  )
}
