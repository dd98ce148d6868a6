import { deviceStorage } from "../../../lib/device/device-storage.ts"
import { guestCart } from "./guest-cart.ts"

/** Storage key of the lines that are being merged. They keep their merge id until the server responds, so a retry is not applied twice. */
export const GUEST_MERGE_KEY = "guest_cart_merge"

/** True while there are lines on the device to merge after sign-in. */
export const hasGuestCart = () => guestCart.get().length > 0 || deviceStorage.getItem(GUEST_MERGE_KEY) !== null
