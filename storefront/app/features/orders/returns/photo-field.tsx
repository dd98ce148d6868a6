import { MAX_PICTURE_BYTES } from "@haat/catalog/contract"
import { MAX_RETURN_PHOTOS } from "@haat/checkout/contract"
import { type ChangeEvent, useId } from "react"
import { Button } from "../../../components/button.tsx"
import { RETURNS } from "./messages.ts"

const KINDS = ["image/jpeg", "image/png", "image/webp", "image/avif"]

type PhotoFieldProps = {
  label: string
  photos: File[]
  onChange: (photos: File[]) => void
  onProblem: (sentence?: string) => void
}

/** Chooses pictures of what is sent back. What the server would reject is said at once. */
export function PhotoField({ label, photos, onChange, onProblem }: PhotoFieldProps) {
  const id = useId()
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const all = [...photos, ...(target.files ?? [])]
    // the same file can be chosen again after it was removed
    target.value = ""
    const fit = all.every(({ type, size }) => KINDS.includes(type) && size <= MAX_PICTURE_BYTES)
    if (!fit || all.length > MAX_RETURN_PHOTOS) return onProblem(RETURNS.photosRule)
    onProblem(undefined)
    onChange(all)
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={KINDS.join()}
        aria-describedby={`${id}-hint`}
        disabled={photos.length >= MAX_RETURN_PHOTOS}
        onChange={add}
        className="min-h-11 w-full text-sm"
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {RETURNS.photosHint}
      </p>
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
