import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import { useRef, useState } from "react"
import { PICTURE_KINDS, refusalOf } from "../products/picture-kinds"
import { MESSAGES } from "./messages"

type Props = { label: string; chosen: string | undefined; onChoose: (file: File | undefined) => void }

/** One picture from this device in place of an address. */
export const PictureChoice = ({ label, chosen, onChoose }: Props) => {
  const chooser = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => chooser.current?.click()}>
          {chosen ? "Choose another picture" : "Upload a picture"}
        </Button>
        {chosen && <Button onClick={() => onChoose(undefined)}>Use an address</Button>}
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE_KINDS.join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ""
          if (!file) return
          const wrong = refusalOf([file], 0)
          setRefused(wrong)
          if (!wrong) onChoose(file)
        }}
      />
      <FormHelperText error={!!refused} role={refused ? "alert" : undefined}>
        {refused ?? chosen ?? MESSAGES.banner.pictureKinds}
      </FormHelperText>
    </Box>
  )
}
