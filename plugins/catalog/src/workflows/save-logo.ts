import { HttpError } from "@haat/sdk/server/http-error"
import { type SaveLogo, SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { RELEASE_PICTURE } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { keepPictureForPaper } from "./keep-picture-for-paper"

/** The picture is taken in and is the logo, or is neither. @returns the picture that is the logo no more */
async function changeLogo(container: MedusaContainer, { picture_id }: SaveLogo): Promise<string | null> {
  const settings = container.resolve<ShopSettingsModule>(SHOP_SETTINGS)
  if ((await settings.logo())?.picture_id === picture_id) return null
  const kept = picture_id === null ? null : await keepPictureForPaper(container, picture_id, "logo")
  if (kept === undefined) throw new HttpError(CATALOG_ERRORS.logo_picture_gone)
  try {
    return (await settings.saveLogo(kept))?.picture_id ?? null
  } catch (error) {
    if (kept) await release(container, kept.image.id)
    throw error
  }
}

const release = (container: MedusaContainer, id: string) =>
  container.resolve(Modules.WORKFLOW_ENGINE).run(RELEASE_PICTURE, { input: { id } })

const writeLogoStep = createStep(
  { name: "back-office-write-logo", noCompensation: true },
  async (input: SaveLogo, { container }) => new StepResponse(await changeLogo(container, input)),
)

/** Comes last, since files do not come back. */
const releaseFormerStep = createStep(
  "back-office-release-logo",
  async ({ id }: { id: string | null }, { container }) => {
    if (id) await release(container, id)
    return new StepResponse(undefined)
  },
)

/** Makes an uploaded picture the shop's logo, or takes the logo away. @throws HttpError 400 logo_picture_gone */
export const saveLogoWorkflow = createWorkflow("back-office-save-logo", (input: SaveLogo) => {
  const former = writeLogoStep(input)
  releaseFormerStep(transform({ former }, ({ former }) => ({ id: former })))
  return new WorkflowResponse(former)
})
