import type { IInventoryService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

type SetStock = { product_id: string; location_id: string; quantity?: number }
type Undo = { moved?: { level_id: string; by: number }; created?: string }

/**
 * Makes `quantity` pieces sellable, whatever is reserved meanwhile; without a quantity, leaves stock alone. Undone by the
 * difference, not by the old number, so that sales made in between stay counted.
 */
export const setStockStep = createStep(
  "catalog-set-stock",
  async ({ product_id, location_id, quantity }: SetStock, { container }) => {
    if (quantity === undefined) return new StepResponse(undefined, {})
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    const moved = await catalog.setSellable(product_id, quantity)
    if (moved) return new StepResponse<undefined, Undo>(undefined, { moved })

    const inventory = container.resolve<IInventoryService>(Modules.INVENTORY)
    const inventory_item_id = await catalog.inventoryItemOf(product_id)
    const level = await inventory.createInventoryLevels({ inventory_item_id, location_id, stocked_quantity: quantity })
    return new StepResponse<undefined, Undo>(undefined, { created: level.id })
  },
  async (undo: Undo | undefined, { container }) => {
    if (undo?.moved) {
      await container.resolve<CatalogModuleService>(CATALOG).moveStock(undo.moved.level_id, -undo.moved.by)
    }
    if (undo?.created) {
      await container.resolve<IInventoryService>(Modules.INVENTORY).deleteInventoryLevels([undo.created])
    }
  },
)
