import { createHash } from "node:crypto"
import type { ProductImage } from "@haat/catalog/contract"
import type { Locale } from "@haat/sdk/locale"
import type { Database } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Logger } from "@medusajs/framework/types"
import { MedusaService } from "@medusajs/framework/utils"
import {
  type OwnersPage,
  type PageName,
  type SavePage,
  type SaveSettings,
  type Settings,
  type ShopFacts,
  type ShopPage,
  WARNINGS,
} from "../../contract"
import { BACK_OFFICE_ERRORS } from "../../errors"
import { ShopSettings } from "./models/shop-settings"
import { keepLogo, readLogo, type StoredLogo, writeLogo } from "./queries/logo"
import { addVersion, readPage, readPages } from "./queries/pages"
import { lacksOfficer, readFacts, readSettings, writePickupCode, writeSettings } from "./queries/settings"

const NO_OFFICER =
  "This shop has no grievance officer whom people can reach, as the E-Commerce Rules want: name one in the back office, under Settings"

const UNCONFIRMED = {
  random_discounts: BACK_OFFICE_ERRORS.made_up_unconfirmed,
  sample_reviews: BACK_OFFICE_ERRORS.made_up_unconfirmed,
  preticks_terms: BACK_OFFICE_ERRORS.ticked_terms_unconfirmed,
}

const WARNED_ABOUT = Object.keys(WARNINGS) as (keyof typeof WARNINGS)[]

/** Rejects settings that turn on what a warning is about without agreeing to that warning. */
function requireConfirmation(settings: Omit<SaveSettings, "pickup_postal_code">, before: Settings) {
  const confirmed = settings.confirmed?.split("\n") ?? []
  for (const name of WARNED_ABOUT) {
    const isTurnedOn = settings[name] && !before[name]
    if (isTurnedOn && !Object.values<string>(WARNINGS[name]).some((warning) => confirmed.includes(warning)))
      throw new HttpError(UNCONFIRMED[name])
  }
}

/** The owner's settings of the whole shop. */
export class ShopSettingsService extends MedusaService({ ShopSettings }) {
  private readonly database: Database
  private readonly logger: Logger

  constructor(dependencies: { __pg_connection__: Database; logger: Logger }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.logger = dependencies.logger
  }

  /** As they are. */
  read(): Promise<Settings> {
    return readSettings(this.database)
  }

  /** Read by Medusa. */
  __hooks = {
    onApplicationStart: async () => {
      if (await this.lacksOfficer()) this.logger.warn(NO_OFFICER)
    },
  }

  /** Whether a shop that is no demo lacks a grievance officer whom people can reach. */
  lacksOfficer(): Promise<boolean> {
    return lacksOfficer(this.database)
  }

  /** One of the shop's pages, the newest or one version of it; undefined when there is none. */
  page(name: PageName, locale: Locale, version?: number): Promise<ShopPage | undefined> {
    return readPage(this.database, name, locale, version)
  }

  /** The shop's pages as their owner has them. */
  pages(): Promise<OwnersPage[]> {
    return readPages(this.database)
  }

  /** Saves a page as a new version. @throws HttpError 404, 409 when somebody else was quicker */
  async savePage(name: PageName, page: SavePage): Promise<OwnersPage> {
    const pageOf = async () => (await this.pages()).find(({ id }) => id === name)
    if (!(await pageOf())) throw new HttpError(BACK_OFFICE_ERRORS.no_such_shop_page)
    if (!(await addVersion(this.database, name, page))) throw new HttpError(BACK_OFFICE_ERRORS.page_changed)
    return (await pageOf()) as OwnersPage
  }

  /** What every visitor may know. */
  facts(): Promise<ShopFacts> {
    return readFacts(this.database)
  }

  /** The shop's logo; null for none. */
  logo(): Promise<StoredLogo | null> {
    return readLogo(this.database)
  }

  /** @param png as documents have it @returns the logo that was the shop's before */
  saveLogo(logo: { image: ProductImage; png: Buffer } | null): Promise<StoredLogo | null> {
    return this.database.transaction(async (trx) => {
      if (!logo) return writeLogo(trx, null)
      const { image, png } = logo
      const { id: picture_id, url, srcset, width, height } = image
      const paper = createHash("sha256").update(png).digest("hex")
      await keepLogo(trx, paper, png)
      return writeLogo(trx, { picture_id, paper, url, srcset, width, height })
    })
  }

  /** Saves all settings, if they are still those the person looked at. @throws HttpError 409 settings_changed, 400 when something is turned on without the warning that was to be read */
  async save({ pickup_postal_code, ...settings }: SaveSettings): Promise<Settings> {
    await this.database.transaction(async (transaction) => {
      requireConfirmation(settings, await readSettings(transaction))
      if (!(await writeSettings(transaction, settings))) throw new HttpError(BACK_OFFICE_ERRORS.settings_changed)
      await writePickupCode(transaction, pickup_postal_code)
    })
    return this.read()
  }
}
