import type { ComponentType } from "react"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

type Section = {
  /** position among the sections of the settings, ascending */
  position: number
  /** loads the section's component */
  fetch: () => Promise<{ default: ComponentType }>
}

/** Returns the resource module of a settings section, whose resource has one record. */
export const settingsModule = ({ position, fetch }: Section) =>
  ({
    isSingle: true,
    permission: "settings",
    settings: { position, section: screen("/setting", fetch) },
  }) satisfies ResourceModule
