import type { Database } from "@haat/http/database"
import { HttpError } from "@haat/http/http-error"
import { MedusaService } from "@medusajs/framework/utils"
import type { SaveSettings, Settings, ShopFacts } from "../../contract"
import { BACK_OFFICE_ERRORS } from "../../errors"
import { ShopSettings } from "./models/shop-settings"
import { readFacts, readSettings, writePickupCode, writeSettings } from "./queries/settings"

/** The owner's settings of the whole shop. */
export class ShopSettingsService extends MedusaService({ ShopSettings }) {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** As they are. */
  read(): Promise<Settings> {
    return readSettings(this.database)
  }

  /** What every visitor may know. */
  facts(): Promise<ShopFacts> {
    return readFacts(this.database)
  }

  /** Saves all settings, if they are still those the person looked at. @throws HttpError 409 settings_changed */
  async save({ pickup_postal_code, ...settings }: SaveSettings): Promise<Settings> {
    await this.database.transaction(async (transaction) => {
      if (!(await writeSettings(transaction, settings))) throw new HttpError(BACK_OFFICE_ERRORS.settings_changed)
      await writePickupCode(transaction, pickup_postal_code)
    })
    return this.read()
  }
}
