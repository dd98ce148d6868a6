import type { RaRecord, ResourceCallbacks, ResourceProps } from "react-admin"
import type { Screen } from "./layout/screen"

/** A record in the results of the header's search. */
type SearchResult = { title: string; detail: string; path: string }

type Facts = Pick<ResourceProps, "recordRepresentation"> & {
  /** Noun of its permissions, if not the resource's name. */
  permission?: string
  /** Has one record, read and saved at the resource's own address, without an id. */
  isSingle?: boolean
}

/** Actions that can have a permission of their own. */
type OwnAction = "create" | "delete" | "export"

/**
 * Default export of `<noun>/index.ts`; the folder's name is the resource's. It is part of the first load, so screens
 * are lazy chunks, made by `screen`.
 */
export type ResourceModule = Facts &
  Pick<ResourceProps, "icon"> & {
    list?: Screen
    create?: Screen
    edit?: Screen
    show?: Screen
    /** Screens at other addresses than react-admin's. */
    screens?: Screen[]
    /** Actions that need `<noun>.<action>`; by default an export needs `<noun>.read`, the others `<noun>.edit`. */
    ownPermissions?: OwnAction[]
    /** Its item in the menu, for roles that may list the resource. */
    menu?: {
      group: "first" | "more"
      position: number
      /** Its address, if not that of the list. */
      path?: string
      /** Other addresses at which its menu item is current. */
      under?: string[]
    }
    /** Its section in the settings, for roles that may edit the resource or do the section's action. */
    settings?: {
      position: number
      /** A screen at the settings' address, so that both are fetched together. */
      section: Screen
    }
    callbacks?: ResourceCallbacks[]
    /** Makes the header's search find records of this resource. */
    searchResult?(record: RaRecord, canEdit: boolean): SearchResult
    /** Replaces every screen until a person has set up the second factor that their role requires. */
    enrolment?: Screen
    /** Resources without screens whose messages are in the same folder. */
    subResources?: Record<string, Facts>
  }
