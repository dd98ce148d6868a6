import { MAX_IMAGES } from "@haat/catalog/contract"
import { PICTURE_KINDS, type PictureFault, preparePicture } from "@haat/catalog/prepare-picture"
import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import { useState } from "react"
import { ImageInput, type ImageInputProps, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import { TextButton } from "../components/buttons"

/** Faults of chosen files that cannot be uploaded. */
const faults = new WeakMap<File, PictureFault>()

/** Prepares files for upload, decoding one at a time. Files with a fault are returned unchanged. */
const preparePictures = async (files: File[]): Promise<File[]> => {
  const prepared: File[] = []
  for (const file of files) {
    const { file: sent = file, fault } = await preparePicture(file)
    if (fault) faults.set(file, fault)
    prepared.push(sent)
  }
  return prepared
}

const pictureFault = (file: File) => faults.get(file)

type Rejection = [message: string, words: { most: number; name?: string }]

/** Validates files before the upload, as the server does. @returns a message key with its values */
const checkPictures = (files: File[], existingCount: number): Rejection | undefined => {
  const reject = (message: string, name?: string): Rejection => [
    `resources.products.pictures.${message}`,
    { most: MAX_IMAGES, name },
  ]
  if (existingCount + files.length > MAX_IMAGES) return reject("tooMany")
  const wrong = files.find(pictureFault)
  return wrong && reject(pictureFault(wrong) as PictureFault, wrong.name)
}

type Props = ImageInputProps & {
  /** The button's label or its key. */
  action: string
  hint: string
  /** How many pictures can be added, and how many there are. */
  maxFiles: number
  existingCount: number
}

/** Makes a chosen file a picture with a blob URL, which is shown until the file is uploaded. */
const toFormPicture = (file: File | object) =>
  file instanceof File ? { id: crypto.randomUUID(), rawFile: file, url: URL.createObjectURL(file) } : file

/** Files of a drop or change event; none while they are dragged. */
const getEventFiles = (event: unknown): File[] => {
  const { dataTransfer, target } = event as { dataTransfer?: DataTransfer; target?: { files?: FileList | null } }
  return [...((dataTransfer ?? target)?.files ?? [])]
}

/**
 * react-admin's ImageInput as a button and drop target, without its preview, which cannot be sorted. Files that the
 * server would reject are explained under the button.
 */
export const PictureFiles = ({ action, hint, maxFiles, existingCount, ...props }: Props) => {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const [rejected, setRejected] = useState<ReturnType<typeof checkPictures>>()
  const [preparing, setPreparing] = useState(false)
  const prepare = async (event: unknown) => {
    const files = getEventFiles(event)
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
        Array.isArray(value) ? value.map(toFormPicture) : value ? toFormPicture(value) : getValues(props.source)
      }
      inputProps={{ style: { display: "none" } }}
      options={{
        noKeyboard: true,
        disabled: maxFiles < 1 || preparing,
        maxFiles,
        getFilesFromEvent: prepare,
        validator: (file: File) => (pictureFault(file) ? { code: "fault", message: "" } : null),
        onDropAccepted: () => setRejected(undefined),
        onDropRejected: (rejections) =>
          setRejected(
            checkPictures(
              rejections.map(({ file }) => file),
              existingCount,
            ),
          ),
      }}
      placeholder={
        <TextButton
          variant="outlined"
          startIcon={<AddIcon />}
          label={action}
          disabled={maxFiles < 1}
          loading={preparing}
        />
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
