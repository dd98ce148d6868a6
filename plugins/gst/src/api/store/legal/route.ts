import { SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { LegalNotice } from "../../../contract"
import { resolveGst } from "../../../gst-of"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const [settings, tax] = await Promise.all([
    req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).read(),
    resolveGst(req.scope).settings(),
  ])
  const {
    officer_name: name = "",
    officer_email: email = "",
    officer_phone: phone = "",
    officer_hours: hours = "",
  } = settings
  const notice: LegalNotice = {
    legal_name: tax.legal_name || settings.name,
    address: tax.address,
    gstin: tax.registered ? tax.gstin : "",
    contact_email: settings.contact_email,
    contact_phone: settings.contact_phone,
    officer: name ? { name, email, phone, hours } : null,
  }
  res.json({ legal: notice })
}
