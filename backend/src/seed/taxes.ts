import type { SaveGoodsTax } from "@haat/catalog/contract"
import { GST, type SaveTaxSettings, type TaxSettings } from "@haat/gst/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

type Gst = {
  settings(): Promise<TaxSettings>
  saveSettings(settings: SaveTaxSettings): Promise<TaxSettings>
  saveCategoryTax(id: string, tax: SaveGoodsTax): Promise<unknown>
  saveProductTax(id: string, tax: SaveGoodsTax): Promise<unknown>
}

/** Made-up PAN and GSTIN, with a valid check character. */
const REGISTRATION: Omit<SaveTaxSettings, "version"> = {
  registered: true,
  composition: false,
  legal_name: "Haat Demo Traders",
  address: "Gat 412, Nagar Road\nWagholi, Pune 412207",
  state: "27",
  gstin: "27ABCDE1234F1Z0",
  pan: "ABCDE1234F",
  turnover_band: "to_5_crore",
  series_prefix: "H",
  upi_id: "",
}

/** HSN codes of the demo's categories, and of goods that are something else. */
const CATEGORIES: Record<string, string> = {
  "Sarees & Ethnic Wear": "6204",
  "Kitchen & Steelware": "7323",
  "Masala & Groceries": "0910",
  "Festive & Puja": "8306",
  "Cricket & Sports": "9506",
  Footwear: "6403",
  "Toys & Games": "9503",
  "Beauty & Ayurveda": "3304",
  "Books & Stationery": "9608",
  "Home & Living": "6912",
}
const PRODUCTS: Record<string, string> = {
  "Maheshwari Silk Cotton Saree": "5007",
  "Handmade Paper Notebook, A5": "4820",
  "The Little Book of Indian Birds": "4901",
  "Cookbook: Everyday Dals": "4901",
}

const byCode = (hsn: string): SaveGoodsTax => ({ hsn, rate_class: null, exempt: null })

/**
 * Registers the demo shop for GST, so that its goods leave with tax invoices. Once only, and never where the owner has
 * said something of taxes. Prices have the tax in them: nothing costs more or less by it.
 */
export async function seedTaxes(container: MedusaContainer) {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores()
  if (!store.metadata?.demo_catalogue || store.metadata.demo_taxes) return
  const gst = container.resolve<Gst>(GST)
  const { version } = await gst.settings()
  if (version === 1) {
    await gst.saveSettings({ ...REGISTRATION, version })
    const products = container.resolve(Modules.PRODUCT)
    for (const { id, name } of await products.listProductCategories({ name: Object.keys(CATEGORIES) }))
      await gst.saveCategoryTax(id, byCode(CATEGORIES[name]))
    for (const { id, title } of await products.listProducts({ title: Object.keys(PRODUCTS) }))
      await gst.saveProductTax(id, byCode(PRODUCTS[title]))
  }
  await stores.updateStores(store.id, { metadata: { ...store.metadata, demo_taxes: "done" } })
}
