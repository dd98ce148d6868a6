import { createHash } from "node:crypto"
import type { Locale } from "@haat/sdk/locale"
import type { Database } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import type { PluginFailure } from "@haat/sdk/server/plugin-failures"
import { Seal } from "@haat/sdk/server/seal"
import type { PluginSettingsDefinition, SettingFields } from "@haat/sdk/settings"
import type { Logger } from "@medusajs/framework/types"
import { MedusaService } from "@medusajs/framework/utils"
import {
  type HomePage,
  type OwnersPage,
  type PageName,
  type SaveHomePage,
  type SavePage,
  type SavePluginSettings,
  type SaveSettings,
  type Settings,
  type SettingsFacts,
  type ShopLogo,
  type ShopPage,
  type ShopSettingsModule,
  type StoredLogo,
  WARNINGS,
} from "../../contract"
import { SHOP_SETTINGS_ERRORS } from "../../errors"
import { lacksOfficer } from "../../queries/lacks-officer"
import { ShopSettings } from "./models/shop-settings"
import { PluginSettingsStore } from "./plugin-settings"
import { readHomePage, writeHomePage } from "./queries/home-page"
import { keepLogo, readLogo, writeLogo } from "./queries/logo"
import { addVersion, readPage, readPages } from "./queries/pages"
import { readPluginFailures, readPluginsOff, writePluginFailures, writePluginOff } from "./queries/plugins"
import { readFacts, readSettings, writePickupCode, writeSettings } from "./queries/settings"

const NO_OFFICER =
  "This shop has no grievance officer whom people can reach, as the E-Commerce Rules want: name one in the back " +
  "office, under Settings"

const UNCONFIRMED = {
  random_discounts: SHOP_SETTINGS_ERRORS.made_up_unconfirmed,
  sample_reviews: SHOP_SETTINGS_ERRORS.made_up_unconfirmed,
  preticks_terms: SHOP_SETTINGS_ERRORS.ticked_terms_unconfirmed,
}

const WARNED_ABOUT = Object.keys(WARNINGS) as (keyof typeof WARNINGS)[]

/** Rejects settings that turn something on without agreeing to its warning. */
function requireConfirmation(settings: Omit<SaveSettings, "pickup_postal_code">, before: Settings) {
  const confirmed = settings.confirmed?.split("\n") ?? []
  for (const name of WARNED_ABOUT) {
    const isTurnedOn = settings[name] && !before[name]
    if (isTurnedOn && !Object.values<string>(WARNINGS[name]).some((warning) => confirmed.includes(warning)))
      throw new HttpError(UNCONFIRMED[name])
  }
}

type Options = { cookieSecret?: string }

/** Settings of the whole shop and of its plugins. */
export class ShopSettingsService extends MedusaService({ ShopSettings }) implements ShopSettingsModule {
  private readonly database: Database
  private readonly logger: Logger
  private readonly plugins: PluginSettingsStore

  constructor(dependencies: { __pg_connection__: Database; logger: Logger }, options: Options = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.logger = dependencies.logger
    if (!options.cookieSecret) throw new Error("The settings of plugins need the option cookieSecret")
    const seal = new Seal(options.cookieSecret, "plugin settings")
    this.plugins = new PluginSettingsStore(this.database, seal, this.logger)
  }

  read(): Promise<Settings> {
    return readSettings(this.database)
  }

  /** Hooks that Medusa calls. */
  __hooks = {
    onApplicationStart: async () => {
      if (await lacksOfficer(this.database)) this.logger.warn(NO_OFFICER)
    },
  }

  page(name: PageName, locale: Locale, version?: number): Promise<ShopPage | undefined> {
    return readPage(this.database, name, locale, version)
  }

  pages(): Promise<OwnersPage[]> {
    return readPages(this.database)
  }

  async savePage(name: PageName, page: SavePage): Promise<OwnersPage> {
    const pageOf = async () => (await this.pages()).find(({ id }) => id === name)
    if (!(await pageOf())) throw new HttpError(SHOP_SETTINGS_ERRORS.no_such_shop_page)
    if (!(await addVersion(this.database, name, page))) throw new HttpError(SHOP_SETTINGS_ERRORS.page_changed)
    return (await pageOf()) as OwnersPage
  }

  homePage(): Promise<HomePage> {
    return readHomePage(this.database)
  }

  async saveHomePage(page: SaveHomePage): Promise<HomePage> {
    if (!(await writeHomePage(this.database, page))) throw new HttpError(SHOP_SETTINGS_ERRORS.home_page_changed)
    return this.homePage()
  }

  async facts(): Promise<SettingsFacts> {
    const [facts, { version, plugins }, off] = await Promise.all([
      readFacts(this.database),
      this.plugins.facts(),
      readPluginsOff(this.database),
    ])
    return { ...facts, plugins, plugins_off: off.plugins, version: facts.version + version + off.version }
  }

  readPluginSettings<Fields extends SettingFields>(settings: PluginSettingsDefinition<Fields>) {
    return this.plugins.read(settings)
  }

  pluginSettings() {
    return this.plugins.list()
  }

  findPluginSettings(id: string) {
    return this.plugins.find(id)
  }

  savePluginSettings(id: string, input: SavePluginSettings) {
    return this.plugins.save(id, input)
  }

  async readPluginsOff() {
    return (await readPluginsOff(this.database)).plugins
  }

  savePluginOff(plugin: string, is_off: boolean) {
    return writePluginOff(this.database, plugin, is_off)
  }

  savePluginFailures(failures: PluginFailure[]) {
    return writePluginFailures(this.database, failures)
  }

  pluginFailures() {
    return readPluginFailures(this.database)
  }

  logo(): Promise<StoredLogo | null> {
    return readLogo(this.database)
  }

  saveLogo(logo: { image: ShopLogo & { id: string }; png: Buffer } | null): Promise<StoredLogo | null> {
    return this.database.transaction(async (trx) => {
      if (!logo) return writeLogo(trx, null)
      const { image, png } = logo
      const { id: picture_id, url, srcset, width, height } = image
      const paper = createHash("sha256").update(png).digest("hex")
      await keepLogo(trx, paper, png)
      return writeLogo(trx, { picture_id, paper, url, srcset, width, height })
    })
  }

  async save({ pickup_postal_code, ...settings }: SaveSettings): Promise<Settings> {
    await this.database.transaction(async (transaction) => {
      requireConfirmation(settings, await readSettings(transaction))
      if (!(await writeSettings(transaction, settings))) throw new HttpError(SHOP_SETTINGS_ERRORS.settings_changed)
      await writePickupCode(transaction, pickup_postal_code)
    })
    return this.read()
  }
}
