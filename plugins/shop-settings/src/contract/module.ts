import type { Locale } from "@haat/sdk/locale"
import type { ShopLogo, StoredLogo } from "./logo"
import type { OwnersPage, PageName, SavePage, ShopPage } from "./pages"
import type { SaveSettings, Settings, SettingsFacts } from "./settings"

/** What others ask of the module that keeps the settings, which is resolved by its key. */
export type ShopSettingsModule = {
  read(): Promise<Settings>
  facts(): Promise<SettingsFacts>
  /**
   * Saves all settings, if they are still those the person looked at.
   * @throws HttpError 409 settings_changed, 400 when something is turned on without the warning that was to be read
   */
  save(settings: SaveSettings): Promise<Settings>
  /** One of the shop's pages, the newest or one version of it; undefined when there is none. */
  page(name: PageName, locale: Locale, version?: number): Promise<ShopPage | undefined>
  /** The shop's pages as their owner has them. */
  pages(): Promise<OwnersPage[]>
  /** Saves a page as a new version. @throws HttpError 404, 409 when it was changed meanwhile */
  savePage(name: PageName, page: SavePage): Promise<OwnersPage>
  /** Null for none. */
  logo(): Promise<StoredLogo | null>
  /** @param logo its picture, and that as documents have it @returns the logo that was the shop's before */
  saveLogo(logo: { image: ShopLogo & { id: string }; png: Buffer } | null): Promise<StoredLogo | null>
}
