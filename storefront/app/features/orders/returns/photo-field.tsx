import { MAX_RETURN_PHOTOS } from "@haat/checkout/contract"
import { type ChangeEvent, useRef, useState } from "react"
import { Button } from "../../../components/button.tsx"
import { FieldFrame } from "../../../components/field-frame.tsx"
import { RETURNS } from "./messages.ts"

const KINDS = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"]

type PhotoFieldProps = {
  label: string
  photos: File[]
  onChange: (photos: File[]) => void
  onProblem: (sentence?: string) => void
}

/** Chooses pictures of returned goods and shrinks them for upload. Reports unusable pictures at once. */
export function PhotoField({ label, photos, onChange, onProblem }: PhotoFieldProps) {
  const [preparing, setPreparing] = useState(false)
  /** The current pictures, also while more of them are being prepared. */
  const allPhotos = useRef(photos)
  allPhotos.current = photos
  const queue = useRef(Promise.resolve())
  const prepare = async (chosen: File[]) => {
    if (allPhotos.current.length + chosen.length > MAX_RETURN_PHOTOS) return onProblem(RETURNS.photosRule)
    onProblem(undefined)
    setPreparing(true)
    try {
      // loaded with the first picture only
      const { preparePicture } = await import("@haat/catalog/prepare-picture")
      for (const photo of chosen) {
        const { file, fault } = await preparePicture(photo)
        if (fault) onProblem(RETURNS.photoFaults[fault](photo.name))
        else allPhotos.current = [...allPhotos.current, file]
      }
      onChange(allPhotos.current)
    } finally {
      setPreparing(false)
    }
  }
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // the same file can be chosen again after it was removed
    target.value = ""
    queue.current = queue.current.then(() => prepare(chosen))
  }
  return (
    <div className="grid gap-1.5">
      <FieldFrame
        label={label}
        hint={RETURNS.photosHint}
        control={(props) => (
          <input
            {...props}
            type="file"
            multiple
            accept={KINDS.join()}
            disabled={preparing || photos.length >= MAX_RETURN_PHOTOS}
            onChange={add}
            className="min-h-11 w-full text-sm"
          />
        )}
      />
      {preparing && (
        <p role="status" className="text-sm">
          {RETURNS.preparingPhotos}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="grid gap-2">
          {photos.map((photo, at) => (
            <li key={`${at}${photo.name}`} className="flex items-center justify-between gap-3 wrap-anywhere">
              {photo.name}
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${RETURNS.removePhoto} ${photo.name}`}
                onClick={() => onChange(photos.filter((other) => other !== photo))}
              >
                {RETURNS.removePhoto}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
