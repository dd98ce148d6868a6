import type { ProductImage } from "@haat/catalog/contract"
import { Maximize } from "lucide-react"
import { type PointerEvent, type ReactNode, Suspense, useRef, useState } from "react"
import { Picture } from "../../../components/picture.tsx"
import { useLazyDialog } from "../../../components/use-lazy-dialog.ts"
import { cx } from "../../../lib/class-names.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { PRODUCT } from "./messages.ts"

/** Its code is loaded when it is first opened. */
const PictureDialog = lazyPart(() => import("./picture-dialog.tsx"))

const MAX_THUMBNAILS = 4
const SIZES = "(min-width: 1280px) 520px, (min-width: 768px) 45vw, 92vw"

/** Keeps the zoomed picture under the pointer. */
function followPointer({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== "mouse") return
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty("--x", `${((clientX - left) / width) * 100}%`)
  currentTarget.style.setProperty("--y", `${((clientY - top) / height) * 100}%`)
}

type GalleryProps = {
  images: ProductImage[]
  name: string
  /** language of the name, when it is not the page's */
  lang?: string
  /** shown over the top of the picture */
  banner?: ReactNode
}

/** The chosen picture, enlarged under the mouse and full-screen on a click or tap, with up to four thumbnails. */
export function Gallery({ images, name, lang, banner }: GalleryProps) {
  const choices = images.slice(0, MAX_THUMBNAILS)
  const [chosen, setChosen] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const dialog = useLazyDialog()
  const current = choices[chosen] ?? choices[0]
  const picture = (
    <Picture
      key={current?.id}
      image={current}
      alt={choices.length > 1 ? PRODUCT.pictureOf(name, chosen + 1, choices.length) : name}
      lang={choices.length > 1 ? undefined : lang}
      sizes={SIZES}
      eager
      className={
        "aspect-square w-full origin-[var(--x,50%)_var(--y,50%)] object-cover transition-transform duration-200 " +
        "[@media(hover:hover)]:group-hover:scale-[1.9]"
      }
    />
  )
  return (
    <div className="flex flex-col gap-3">
      <div className="relative">
        {current ? (
          <button
            ref={opener}
            type="button"
            aria-haspopup="dialog"
            onPointerMove={followPointer}
            onClick={dialog.open}
            className="group block w-full cursor-zoom-in overflow-hidden rounded-xl border border-line bg-sunken"
          >
            <span className="sr-only">{PRODUCT.lookCloser} </span>
            {picture}
            <span
              className={
                "absolute right-3 bottom-3 grid size-10 place-items-center rounded-full border border-line " +
                "bg-surface text-ink"
              }
            >
              <Maximize className="size-5" />
            </span>
          </button>
        ) : (
          <div className="overflow-hidden rounded-xl border border-line">{picture}</div>
        )}
        {banner}
      </div>
      {choices.length > 1 && (
        <ul aria-label={PRODUCT.pictures} className="grid grid-cols-4 gap-3">
          {choices.map((image, i) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={PRODUCT.showPicture(i + 1)}
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
      {dialog.isLoaded && (
        <Suspense>
          <PictureDialog
            pictures={choices}
            name={name}
            chosen={chosen}
            onChoose={setChosen}
            open={dialog.isOpen}
            onClose={dialog.close}
            opener={opener}
          />
        </Suspense>
      )}
    </div>
  )
}
