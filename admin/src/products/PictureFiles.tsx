import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import { useState } from "react"
import { ImageInput, type ImageInputProps, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import { TextButton } from "../components/buttons"
import { checkPictures, PICTURE_KINDS, pictureFault, preparePictures } from "./prepare-pictures"

type Props = ImageInputProps & {
  /** The button's label or its key. */
  action: string
  hint: string
  /** The number that may be added, and that there are already. */
  room: number
  already: number
}

/** A picture chosen on this device, shown by a blob's address until it is sent. */
const chosen = (file: File | object) =>
  file instanceof File ? { id: crypto.randomUUID(), rawFile: file, url: URL.createObjectURL(file) } : file

/** The files of a drop or of a choice; while they are dragged there are none yet. */
const filesIn = (event: unknown): File[] => {
  const { dataTransfer, target } = event as { dataTransfer?: DataTransfer; target?: { files?: FileList | null } }
  return [...((dataTransfer ?? target)?.files ?? [])]
}

/**
 * react-admin's ImageInput as a button that also takes what is dropped on it. What is shown of the pictures is the
 * form's own: react-admin's preview has no order. What the server would reject is said under the button.
 */
export const PictureFiles = ({ action, hint, room, already, ...props }: Props) => {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const [rejected, setRejected] = useState<ReturnType<typeof checkPictures>>()
  const [preparing, setPreparing] = useState(false)
  const prepare = async (event: unknown) => {
    const files = filesIn(event)
    if (!files.length) return files
    setPreparing(true)
    return preparePictures(files).finally(() => setPreparing(false))
  }
  return (
    <ImageInput
      label={false}
      accept={PICTURE_KINDS}
      format={(value: unknown) => value}
      // When all files were rejected, the earlier choice stays.
      parse={(value?: object | object[]) =>
        Array.isArray(value) ? value.map(chosen) : value ? chosen(value) : getValues(props.source)
      }
      inputProps={{ style: { display: "none" } }}
      options={{
        noKeyboard: true,
        disabled: room < 1 || preparing,
        maxFiles: room,
        getFilesFromEvent: prepare,
        validator: (file: File) => (pictureFault(file) ? { code: "fault", message: "" } : null),
        onDropAccepted: () => setRejected(undefined),
        onDropRejected: (rejections) =>
          setRejected(
            checkPictures(
              rejections.map(({ file }) => file),
              already,
            ),
          ),
      }}
      placeholder={
        <TextButton variant="outlined" startIcon={<AddIcon />} label={action} disabled={room < 1} loading={preparing} />
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
