import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type SaveSettings, SHOP_SETTINGS } from "../contract"
import type { ShopSettingsService } from "../modules/shop-settings/service"

const saveSettingsStep = createStep(
  { name: "back-office-save-settings-step", noCompensation: true },
  async (input: SaveSettings, { container }) =>
    new StepResponse(await container.resolve<ShopSettingsService>(SHOP_SETTINGS).save(input)),
)

/** Saves the owner's settings. @throws HttpError 409 settings_changed when somebody else was faster */
export const saveSettingsWorkflow = createWorkflow(
  "back-office-save-settings",
  (input: SaveSettings) => new WorkflowResponse(saveSettingsStep(input)),
)
