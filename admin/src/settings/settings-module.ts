import type { ComponentType } from "react"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

/** The module of a section of the settings: its resource has one record, and is changed with their permission. */
export const settingsModule = (position: number, fetch: () => Promise<{ default: ComponentType }>) =>
  ({
    isSingle: true,
    permission: "settings",
    settings: { position, section: screen("/setting", fetch) },
  }) satisfies ResourceModule
