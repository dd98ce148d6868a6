import { allResources } from "@haat/sdk/server/back-office/resource"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { auditSubject } from "./subject"

/** Reader of a resource; one without a reader is read from the responses of its routes. */
const readerOf = (resource: string) =>
  allResources().find(({ name, readRecord }) => name === resource && readRecord !== undefined)

/** True for a change of one record, which is there before or after it. */
export const isRecord = (resource: string, id: string | null) => {
  const reader = readerOf(resource)
  return reader !== undefined && (id !== null || reader.isSingle === true)
}

/** The record a change is about; undefined when there is none to read before or after it. */
export const readSubject = async (scope: MedusaContainer, resource: string, id: string | null): Promise<unknown> => {
  const { readRecord } = readerOf(resource) ?? {}
  if (!readRecord || !isRecord(resource, id)) return undefined
  return (await readRecord(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id ?? "", scope)) ?? undefined
}

/** Returns the name of a record whose resource reads only its name; "" for others. */
export const readName = async (scope: MedusaContainer, resource: string, id: string | null): Promise<string> => {
  const named = allResources().find(({ name, readName }) => name === resource && readName)
  if (!named?.readName || id === null) return ""
  return auditSubject({ name: await named.readName(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id) })
}
