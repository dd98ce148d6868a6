import { OFFERS } from "../../../components/offers/messages.ts"
import { notify } from "../../../lib/notify.ts"

/** Tells a guest that the code of a link waits for them to log in. */
export const sayKept = (code: string) => notify.success(OFFERS.kept(code), 6_000)
