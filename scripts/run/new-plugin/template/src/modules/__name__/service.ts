import { MedusaService } from "@medusajs/framework/utils"
import { __Row__ } from "./models/__row_file__"
import { __PLUGIN___DATA } from "./queries/personal-data"

export class __Plugin__Service extends MedusaService({ __Row__ }) {
  readonly personalData = __PLUGIN___DATA
}
