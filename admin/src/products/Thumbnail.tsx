import type { ShopProduct } from "@haat/catalog/contract"
import PictureIcon from "@mui/icons-material/ImageOutlined"
import Box from "@mui/material/Box"
import { useState } from "react"
import { useRecordContext } from "react-admin"

type Props = {
  product: Pick<ShopProduct, "images">
  /** Size in pixels; "fill" takes the full width, without rounded corners. */
  size: number | "fill"
}

export const PictureField = () => <Thumbnail product={useRecordContext() as ShopProduct} size={48} />

/** A small picture of a product. */
export const Thumbnail = ({ product, size }: Props) => {
  const [failed, setFailed] = useState<string>()
  const picture = product.images[0]
  const fills = size === "fill"
  const shape = fills ? { width: "100%", aspectRatio: "1" } : { width: size, height: size, borderRadius: "10px" }
  const look = { ...shape, flexShrink: 0, bgcolor: "action.hover" }
  return picture && failed !== picture.url ? (
    <Box
      component="img"
      src={picture.url}
      srcSet={picture.srcset}
      sizes={fills ? "200px" : `${size}px`}
      alt=""
      loading="lazy"
      onError={() => setFailed(picture.url)}
      sx={{ ...look, display: "block", objectFit: "cover" }}
    />
  ) : (
    <Box sx={{ ...look, display: "grid", placeItems: "center", color: "text.secondary" }}>
      <PictureIcon />
    </Box>
  )
}
