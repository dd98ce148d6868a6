import type { NewAddress } from "@haat/accounts/contract"
import type { Control, FieldValues, Path, PathValue, RegisterOptions, UseFormReturn } from "react-hook-form"
import type { z } from "zod"

export type TypedAddress = z.input<typeof NewAddress>
type AddressName = keyof TypedAddress & string

/** An address as it stands before anything is typed. */
export const EMPTY_ADDRESS = {
  address_1: "",
  address_2: "",
  city: "",
  province: "",
  postal_code: "",
  country_code: "",
} satisfies TypedAddress

/**
 * The part of a form that holds one address: the whole of it, or what lies under a prefix such as `addresses.2.`, which
 * ends with a dot. The names of an address are used throughout.
 */
export const addressPart = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  prefix = "",
) => {
  const path = (name: AddressName) => (prefix + name) as Path<Values>
  return {
    // fields are named by `path`, which knows the form; what reads the control need not
    control: form.control as unknown as Control<FieldValues>,
    path,
    /** Browsers fill several addresses apart when each is a section of its own. */
    autoComplete: (token: string) => (prefix ? `section-${prefix.replace(/\W/g, "")} ${token}` : token),
    register: (name: AddressName, options?: RegisterOptions<Values, Path<Values>>) =>
      form.register(path(name), options),
    set: (name: AddressName, value: string) =>
      form.setValue(path(name), value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      }),
    focus: (name: AddressName) => form.setFocus(path(name)),
    error: (name: AddressName) => form.getFieldState(path(name), form.formState).error?.message,
  }
}

export type AddressPart = Pick<
  ReturnType<typeof addressPart>,
  "control" | "autoComplete" | "set" | "focus" | "error"
> & {
  path: (name: AddressName) => string
  register: (name: AddressName, options?: Pick<RegisterOptions, "onChange">) => ReturnType<UseFormReturn["register"]>
}
