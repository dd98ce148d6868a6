import type { ProductImage } from "@haat/catalog/contract"
import { z } from "zod"

const PICTURE = "A picture is named by its id"

/** The uploaded picture that is the shop's logo from now on; null for none. */
export const SaveLogo = z.object({ picture_id: z.string(PICTURE).min(1, PICTURE).max(100, PICTURE).nullable() })
export type SaveLogo = z.infer<typeof SaveLogo>

/** The shop's logo as screens show it. */
export type ShopLogo = Pick<ProductImage, "url" | "srcset" | "width" | "height">
