import { cx } from "@haat/sdk/storefront"
import { Star } from "lucide-react"
import { useId } from "react"
import { REVIEWS } from "./messages.ts"

type StarPickerProps = {
  /** 0 while nothing is chosen */
  value: number
  error?: string
  onChange: (stars: number) => void
}

const STARS = [1, 2, 3, 4, 5]

/** Before the checked one, and that itself; without JavaScript the browser checks it. */
const CHECKED =
  "text-line-strong has-checked:text-star has-checked:[&_.icon]:fill-current " +
  "[&:has(~label_:checked)]:text-star [&:has(~label_:checked)_.icon]:fill-current"

/** Five radio buttons that look like stars; the arrow keys move between them. */
export function StarPicker({ value, error, onChange }: StarPickerProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-sm font-medium">{REVIEWS.rating}</legend>
      <div className="-ml-1.5 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className={cx(
              "relative grid size-11 cursor-pointer place-items-center rounded-md",
              "has-focus-visible:outline-3 has-focus-visible:outline-accent",
              "hover:text-star [&:has(~label:hover)]:text-star",
              CHECKED,
            )}
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              aria-label={REVIEWS.star(stars)}
              aria-invalid={error ? true : undefined}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star className="size-8" strokeWidth={1.5} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
