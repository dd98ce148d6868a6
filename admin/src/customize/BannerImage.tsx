import OutlinedInput from "@mui/material/OutlinedInput"
import { Field } from "../components/Field"
import { PictureChoice } from "./PictureChoice"

/** A picture of this device, and an address at which the browser shows it before it is sent. */
export type ChosenPicture = { file: File; url: string }

type Props = {
  label: string
  /** what a screen reader is told with the buttons for a picture of this device */
  upload: string
  hint: string
  required?: boolean
  error?: string
  address: string
  onAddress: (address: string) => void
  picture: ChosenPicture | undefined
  onPicture: (picture: ChosenPicture | undefined) => void
}

/** A banner's picture: an address, or one from this device in its place. */
export const BannerImage = ({
  label,
  upload,
  hint,
  required,
  error,
  address,
  onAddress,
  picture,
  onPicture,
}: Props) => {
  const choose = (file: File | undefined) => {
    if (picture) URL.revokeObjectURL(picture.url)
    onPicture(file && { file, url: URL.createObjectURL(file) })
  }
  return (
    <>
      <Field
        label={label}
        required={required && !picture}
        error={error}
        hint={picture ? "The chosen picture is used instead." : hint}
      >
        {(parts) => (
          <OutlinedInput
            value={address}
            onChange={({ target }) => onAddress(target.value)}
            disabled={!!picture}
            autoComplete="off"
            placeholder="https://"
            slotProps={{ input: { ...parts, inputMode: "url", maxLength: 2000 } }}
          />
        )}
      </Field>
      <PictureChoice label={upload} chosen={picture?.file.name} onChoose={choose} />
    </>
  )
}
