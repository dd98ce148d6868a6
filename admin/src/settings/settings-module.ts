import type { ComponentType } from "react"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

/**
 * Returns the resource module of a settings section, whose resource has one record.
 * @param position among the sections of the settings, ascending
 * @param fetch loads the section's component
 */
export const settingsModule = (position: number, fetch: () => Promise<{ default: ComponentType }>) =>
  ({
    isSingle: true,
    permission: "settings",
    settings: { position, section: screen("/setting", fetch) },
  }) satisfies ResourceModule
