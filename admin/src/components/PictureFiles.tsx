import { MAX_PICTURE_BYTES } from "@haat/catalog/contract"
import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useState } from "react"
import { ImageInput, type ImageInputProps, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import { PICTURE_KINDS, rejectionOf } from "../products/picture-kinds"

type Props = ImageInputProps & {
  /** What the button says. */
  action: string
  hint: string
  /** How many more there may be, and how many there are. */
  room: number
  already: number
}

/** A picture chosen on this device, shown by a blob's address until it is sent. */
const chosen = (file: File | object) =>
  file instanceof File ? { id: crypto.randomUUID(), rawFile: file, url: URL.createObjectURL(file) } : file

/**
 * react-admin's ImageInput as a button that also takes what is dropped on it. What is shown of the pictures is the
 * form's own: react-admin's preview has no order. What the server would reject is said under the button.
 */
export const PictureFiles = ({ action, hint, room, already, ...props }: Props) => {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const [rejected, setRejected] = useState<ReturnType<typeof rejectionOf>>()
  return (
    <ImageInput
      label={false}
      accept={PICTURE_KINDS}
      maxSize={MAX_PICTURE_BYTES}
      format={(value: unknown) => value}
      // Of files that were all rejected there is none: what was chosen before stays.
      parse={(value?: object | object[]) =>
        Array.isArray(value) ? value.map(chosen) : value ? chosen(value) : getValues(props.source)
      }
      inputProps={{ style: { display: "none" } }}
      options={{
        noKeyboard: true,
        disabled: room < 1,
        maxFiles: room,
        onDropAccepted: () => setRejected(undefined),
        onDropRejected: (rejections) =>
          setRejected(
            rejectionOf(
              rejections.map(({ file }) => file),
              already,
            ),
          ),
      }}
      placeholder={
        <Button variant="outlined" startIcon={<AddIcon />} disabled={room < 1}>
          {translate(action)}
        </Button>
      }
      helperText={
        rejected ? (
          <Box component="span" role="alert" sx={{ color: "error.main" }}>
            {translate(...rejected)}
          </Box>
        ) : (
          hint
        )
      }
      sx={{ "& .RaFileInput-dropZone": { p: 0, bgcolor: "transparent", textAlign: "left" } }}
      {...props}
    />
  )
}
