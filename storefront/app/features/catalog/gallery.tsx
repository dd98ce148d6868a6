import type { ProductImage } from "@haat/catalog/contract"
import { type PointerEvent, useState } from "react"
import { Picture } from "../../components/picture.tsx"
import { cx } from "../../lib/class-names.ts"

const MAX_THUMBNAILS = 4
const SIZES = "(min-width: 1280px) 520px, (min-width: 768px) 45vw, 92vw"

/** Keeps the zoomed picture under the pointer. */
function followPointer({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== "mouse") return
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty("--x", `${((clientX - left) / width) * 100}%`)
  currentTarget.style.setProperty("--y", `${((clientY - top) / height) * 100}%`)
}

/** The chosen picture, enlarged under the mouse, and up to four to choose from. */
export function Gallery({ images, name }: { images: ProductImage[]; name: string }) {
  const choices = images.slice(0, MAX_THUMBNAILS)
  const [chosen, setChosen] = useState(0)
  const shown = choices[chosen] ?? choices[0]
  return (
    <div className="flex flex-col gap-3">
      <div onPointerMove={followPointer} className="group overflow-hidden rounded-xl border border-line bg-sunken">
        <Picture
          key={shown?.id}
          image={shown}
          alt={choices.length > 1 ? `${name}, picture ${chosen + 1} of ${choices.length}` : name}
          sizes={SIZES}
          eager
          className="aspect-square w-full origin-[var(--x,50%)_var(--y,50%)] object-cover transition-transform duration-200 [@media(hover:hover)]:group-hover:scale-[1.9]"
        />
      </div>
      {choices.length > 1 && (
        <ul aria-label="Pictures" className="grid grid-cols-4 gap-3">
          {choices.map((image, i) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={`Show picture ${i + 1}`}
                aria-pressed={i === chosen}
                onClick={() => setChosen(i)}
                className={cx(
                  "block w-full overflow-hidden rounded-md border-2 transition-colors",
                  i === chosen ? "border-brand" : "border-line hover:border-line-strong",
                )}
              >
                <Picture image={image} alt="" sizes="120px" className="aspect-square w-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
