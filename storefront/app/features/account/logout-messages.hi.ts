import type { Translation } from "../../lib/translation.ts"
import type * as English from "./logout-messages.ts"

export const LOGOUT: Translation<typeof English.LOGOUT> = {
  logout: "लॉग आउट",
  failed: "लॉग आउट नहीं हो सका। कृपया फिर कोशिश करें।",
}
