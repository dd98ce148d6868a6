import { Modules } from "@medusajs/framework/utils"
import {
  createProductCategoriesWorkflow,
  createProductsWorkflow,
  deleteProductCategoriesWorkflow,
  deleteProductsWorkflow,
  updateProductCategoriesWorkflow,
  updateProductsWorkflow,
} from "@medusajs/medusa/core-flows"

const ACTIONS = {
  "add product": async (container, { product, level }) => {
    const { result } = await createProductsWorkflow(container).run({ input: { products: [product] } })
    const [item] = await container.resolve(Modules.INVENTORY).listInventoryItems({}, { order: { created_at: "DESC" } })
    await container.resolve(Modules.INVENTORY).createInventoryLevels({ ...level, inventory_item_id: item.id })
    return result[0].id
  },
  "change product": async (container, { product, level, price_set_id, price }) => {
    await updateProductsWorkflow(container).run({ input: { products: [product] } })
    await container.resolve(Modules.PRICING).updatePriceSets(price_set_id, { prices: [price] })
    await container.resolve(Modules.INVENTORY).updateInventoryLevels([level])
  },
  "delete product": (container, { id }) => deleteProductsWorkflow(container).run({ input: { ids: [id] } }),
  "add category": (container, category) =>
    createProductCategoriesWorkflow(container).run({ input: { product_categories: [category] } }),
  "change category": (container, { id, ...update }) =>
    updateProductCategoriesWorkflow(container).run({ input: { selector: { id }, update } }),
  "delete category": (container, { id }) => deleteProductCategoriesWorkflow(container).run({ input: [id] }),
}

/**
 * Saves a product or a category as Medusa does without us, for `medusa exec`.
 * @param args the action, and what it is given as JSON
 */
export default async function saveInMedusa({ container, args: [action, given] }) {
  await ACTIONS[action](container, JSON.parse(given))
}
