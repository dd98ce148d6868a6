import { type ImgHTMLAttributes, useState } from "react"
import { cx } from "../lib/class-names.ts"

const PLACEHOLDER = "/placeholder.svg"

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet" | "loading"> & {
  /** A placeholder of the same size replaces a missing or broken picture. */
  image: { url: string; srcset?: string; width?: number; height?: number } | null | undefined
  alt: string
  /** The `sizes` attribute: the displayed width. */
  sizes?: string
  /** True for the main picture of a page: loaded at once, with high priority. The others are loaded lazily. */
  eager?: boolean
}

/** An image with its size set from the start, so that the layout does not shift when it is loaded. */
export function Picture({ image, alt, sizes, eager = false, className, ...rest }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const source = image && image.url !== brokenUrl ? image : { url: PLACEHOLDER }
  return (
    <img
      ref={(element) => {
        // it may have failed before hydration, when no `onError` was attached
        if (element?.complete && element.naturalWidth === 0 && element.src && image) setBrokenUrl(image.url)
      }}
      src={source.url}
      srcSet={source.srcset || undefined}
      sizes={source.srcset ? sizes : undefined}
      width={image?.width || 800}
      height={image?.height || 800}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={() => setBrokenUrl(image?.url)}
      className={cx("bg-sunken", className)}
      {...rest}
    />
  )
}
