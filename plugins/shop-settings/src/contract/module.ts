import type { Locale } from "@haat/sdk/locale"
import type { PluginFailure, PluginFailureStore } from "@haat/sdk/server/plugin-failures"
import type { PluginStateStore } from "@haat/sdk/server/plugin-state"
import type { SettingsStore } from "@haat/sdk/settings"
import type { HomePage, SaveHomePage } from "./home-page"
import type { ShopLogo, StoredLogo } from "./logo"
import type { OwnersPage, PageName, SavePage } from "./pages"
import type { PluginSettingsRow, SavePluginSettings } from "./plugin-settings"
import type { SaveSettings, Settings } from "./settings"
import type { SettingsFacts } from "./settings-facts"
import type { ShopPage } from "./shop-page"

/** Settings of a plugin before and after a save, and the names of the secrets that it replaced. */
export type SavedPluginSettings = { before: PluginSettingsRow; saved: PluginSettingsRow; replaced: string[] }

/** Interface of the module that keeps the settings, resolved by its key. */
export type ShopSettingsModule = SettingsStore &
  PluginStateStore &
  PluginFailureStore & {
    read(): Promise<Settings>
    facts(): Promise<SettingsFacts>
    /**
     * Saves all settings, if they have not changed since the person read them.
     * @throws HttpError 409 settings_changed, 400 when a setting is turned on without agreeing to its warning
     */
    save(settings: SaveSettings): Promise<Settings>
    /** One of the shop's pages, the newest or a given version; undefined when there is none. */
    page(name: PageName, locale: Locale, version?: number): Promise<ShopPage | undefined>
    /** All pages of the shop, for the owner. */
    pages(): Promise<OwnersPage[]>
    /** Saves a page as a new version. @throws HttpError 404, 409 when it was changed meanwhile */
    savePage(name: PageName, page: SavePage): Promise<OwnersPage>
    /** The owner's arrangement of the home page. */
    homePage(): Promise<HomePage>
    /** Saves it. @throws HttpError 409 home_page_changed when it was changed since it was read */
    saveHomePage(page: SaveHomePage): Promise<HomePage>
    /** The shop's logo; null for none. */
    logo(): Promise<StoredLogo | null>
    /** @param logo its picture, and a copy for documents @returns the previous logo */
    saveLogo(logo: { image: ShopLogo & { id: string }; png: Buffer } | null): Promise<StoredLogo | null>
    /** Settings of all plugins, in the order of their sections. */
    pluginSettings(): Promise<PluginSettingsRow[]>
    findPluginSettings(id: string): Promise<PluginSettingsRow | undefined>
    /** @throws HttpError 404, 400 for a value that does not fit, 409 when someone else saved meanwhile */
    savePluginSettings(id: string, input: SavePluginSettings): Promise<SavedPluginSettings>
    /** Saves whether a plugin is switched off. @returns false when it was so already */
    savePluginOff(plugin: string, is_off: boolean): Promise<boolean>
    /** Failures of plugins, the newest first. */
    pluginFailures(): Promise<PluginFailure[]>
  }
