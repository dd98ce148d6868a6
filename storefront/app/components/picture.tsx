import { type ImgHTMLAttributes, useState } from "react"
import { cx } from "../lib/class-names.ts"

const PLACEHOLDER = "/placeholder.svg"

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet" | "loading"> & {
  /** Absent or broken: a placeholder of the same size. */
  image: { url: string; srcset?: string; width?: number; height?: number } | null | undefined
  alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string
  /** True for the picture people came for: fetched first and at once. The others wait until they are near. */
  eager?: boolean
}

/** Its place is kept from the start, so nothing jumps when it arrives. */
export function Picture({ image, alt, sizes, eager = false, className, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const shown = image && image.url !== broken ? image : { url: PLACEHOLDER }
  return (
    <img
      ref={(element) => {
        // it may have failed before this script was there to hear of it
        if (element?.complete && element.naturalWidth === 0 && element.src && image) setBroken(image.url)
      }}
      src={shown.url}
      srcSet={shown.srcset || undefined}
      sizes={shown.srcset ? sizes : undefined}
      width={image?.width || 800}
      height={image?.height || 800}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={() => setBroken(image?.url)}
      className={cx("bg-sunken", className)}
      {...rest}
    />
  )
}
