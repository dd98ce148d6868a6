import CardCorner from "virtual:haat/slots/card.corner"
import CardEnd from "virtual:haat/slots/card.end"
import LayoutBanner from "virtual:haat/slots/layout.banner"
import LayoutEnd from "virtual:haat/slots/layout.end"
import { type FormHandler, formAction } from "../lib/forms/form-action.ts"
import { joinHandlers } from "./join-handlers.ts"

type Handlers = Record<string, FormHandler>
/** A slot with handlers of the forms in its parts; null without parts. */
type Filled = { actions: Handlers } | null

/**
 * Makes the `action` of a page in the frame of the shop: handles its own forms, those in parts of its slots, and those
 * in parts of cards and of the frame, which any page may show.
 * @param slots of this page alone
 */
export const pageAction = (forms: Handlers = {}, slots: Filled[] = []) =>
  formAction(
    joinHandlers(forms, ...[LayoutBanner, LayoutEnd, CardCorner, CardEnd, ...slots].map((slot) => slot?.actions)),
  )
