import { z } from "zod"

const PICTURE = "A picture is named by its id"

/** The uploaded picture to use as the shop's logo; null for none. */
export const SaveLogo = z.object({ picture_id: z.string(PICTURE).min(1, PICTURE).max(100, PICTURE).nullable() })
export type SaveLogo = z.infer<typeof SaveLogo>

/** The shop's logo as screens show it. */
export const ShopLogo = z.object({ url: z.string(), srcset: z.string(), width: z.number(), height: z.number() })
export type ShopLogo = z.infer<typeof ShopLogo>

/** The logo with the picture that it was uploaded as, and the row of `shop_logo` that documents name. */
export type StoredLogo = ShopLogo & { picture_id: string; paper: string }
