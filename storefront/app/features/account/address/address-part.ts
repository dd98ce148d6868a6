import type { NewAddress } from "@haat/accounts/contract"
import { type FieldValues, get, type RegisterOptions } from "react-hook-form"
import type { z } from "zod"
import type { ContractForm } from "../../../lib/forms/use-contract-form.ts"

type TypedAddress = z.input<typeof NewAddress>
type AddressName = keyof TypedAddress & string

/** An address before anything is typed. */
export const EMPTY_ADDRESS = {
  address_1: "",
  address_2: "",
  city: "",
  province: "",
  postal_code: "",
  country_code: "",
  recipient_name: "",
  recipient_phone: "",
  company: "",
} satisfies TypedAddress

/**
 * The part of a form that contains one address: the whole form, or the fields under a prefix such as `addresses.2.`,
 * which ends with a dot. Fields are identified by their names in an address.
 */
export const addressPart = <Values extends FieldValues, Output>(whole: ContractForm<Values, Output>, prefix = "") => {
  // names are checked by `AddressName` instead
  const form = whole as unknown as ContractForm<FieldValues, unknown>
  const path = (name: AddressName) => prefix + name
  return {
    control: form.control,
    path,
    /** Browsers fill in several addresses separately when each is a section of its own. */
    autoComplete: (token: string) => (prefix ? `section-${prefix.replace(/\W/g, "")} ${token}` : token),
    field: (name: AddressName, options?: RegisterOptions) => form.field(path(name), options),
    set: (name: AddressName, value: string) =>
      form.setValue(path(name), value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    read: (name: AddressName) => String(form.getValues(path(name)) ?? ""),
    /** Returns input typed before hydration, which raised no event; only while the form appears. */
    typedEarly: (name: AddressName): string | undefined => {
      if (form.formState.isReady) return undefined
      // until then the form returns its default values, so the element is read
      const [field] = document.getElementsByName(path(name)) as NodeListOf<HTMLInputElement | HTMLSelectElement>
      const isOurs = !field?.value || field.value === get(form.formState.defaultValues, path(name))
      return isOurs ? undefined : field.value
    },
    focus: (name: AddressName) => form.setFocus(path(name)),
  }
}

export type AddressPart = ReturnType<typeof addressPart>
