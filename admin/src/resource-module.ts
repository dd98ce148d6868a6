import type { RaRecord, ResourceCallbacks, ResourceProps } from "react-admin"
import type { Screen } from "./layout/screen"

/** A record in the results of the header's search. */
type SearchResult = { title: string; detail: string; path: string }

type Facts = Pick<ResourceProps, "recordRepresentation"> & {
  /** The noun in the permissions of this resource, where that is another one. */
  permission?: string
  /** It has one record, which is read and saved at the address of the resource itself, without an id. */
  isSingle?: boolean
}

/** Actions that have a permission of their own in some resources. */
type OwnAction = "create" | "delete" | "export"

/**
 * The default export of `<noun>/index.ts`. Its resource is named as the folder. Everything here is in the first load,
 * so screens are chunks of their own, by `screen`.
 */
export type ResourceModule = Facts &
  Pick<ResourceProps, "icon"> & {
    list?: Screen
    create?: Screen
    edit?: Screen
    show?: Screen
    /** Screens at other addresses than react-admin's. */
    screens?: Screen[]
    /** Actions that take `<noun>.<action>`; without this an export takes `<noun>.read`, the others `<noun>.edit`. */
    ownPermissions?: OwnAction[]
    /** Its item in the menu, for roles that may list the resource. */
    menu?: {
      group: "first" | "more"
      /** Lowest first within the group. */
      position: number
      /** Its address, if not that of the list. */
      path?: string
      /** Other addresses at which it is the current item. */
      under?: string[]
    }
    /** Its section in the settings, for roles that may edit the resource, or do the section's own action. */
    settings?: {
      /** Lowest first. */
      position: number
      /** Has the address of the settings, so that it is fetched with them. */
      section: Screen
    }
    callbacks?: ResourceCallbacks[]
    /** Has the header's search find records of this resource. */
    searchResult?(record: RaRecord, canEdit: boolean): SearchResult
    /** Replaces every screen until a person has set up the second factor that their role requires. */
    enrolment?: Screen
    /** Resources without screens, whose words are in the same folder. */
    beside?: Record<string, Facts>
  }
