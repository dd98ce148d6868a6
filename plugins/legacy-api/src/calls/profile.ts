import { type ProfileChange, UpdateProfile } from "@haat/accounts/contract"
import { replaceAddresses } from "@haat/accounts/workflows/addresses"
import { updateProfile } from "@haat/accounts/workflows/update-profile"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { Message } from "@haat/sdk/server/route"
import { z } from "zod"
import { call } from "../call"
import { Address, AddressListInput } from "../shapes/address"
import { ownId } from "../shapes/fields"
import { User } from "../shapes/user"
import { toSavedAddress } from "../translate/address"
import { toAddress } from "../translate/to-address"
import { readUser } from "../translate/user"

const tag = "Users and passwords"

export const profileCalls = [
  call({
    method: "PUT",
    path: "/user/profileupdate",
    tag,
    summary: "Changes the signed-in customer's profile",
    description:
      "`currentPassword` must be correct. Fields that are left out are not changed; username and e-mail address " +
      "must be unique. `addresses`, if sent, replaces the list, as in updateUserAddress.",
    who: "customer",
    own: "id",
    body: z.object({
      id: ownId,
      username: UpdateProfile.shape.username.optional(),
      email: UpdateProfile.shape.email.optional(),
      firstname: UpdateProfile.shape.first_name.optional(),
      lastname: UpdateProfile.shape.last_name.optional(),
      phone: UpdateProfile.shape.phone.optional(),
      addresses: AddressListInput.optional(),
      currentPassword: z
        .string("Enter your current password")
        .min(1, "Enter your current password")
        .max(128, "Password is too long"),
    }),
    reply: Message.extend({ user: User }),
    errors: {
      400: "Also a wrong current password",
      409: "The username or the e-mail address is taken",
      429: "Too many wrong passwords; Retry-After is the number of seconds to wait",
    },
    run: async ({ scope, caller, customer_id, body }) => {
      if (caller.kind === "guest") throw new HttpError(HTTP_ERRORS.log_in_first)
      const profile: ProfileChange = {
        username: body.username,
        email: body.email,
        first_name: body.firstname,
        last_name: body.lastname,
        phone: body.phone,
        current_password: body.currentPassword,
        addresses: body.addresses?.map(toSavedAddress),
      }
      await updateProfile(scope, { customer_id, auth_identity_id: caller.signedIn.auth_identity_id, profile })
      return { message: "Profile updated successfully", user: await readUser(scope, caller.signedIn) }
    },
  }),
  call({
    method: "PUT",
    path: "/user/updateUserAddress",
    tag,
    summary: "Replaces the signed-in customer's addresses",
    description:
      "`addresses` replaces the list, at most four; `type` is kept. A list has exactly one default address: the " +
      "first with `isDefault`, else the first of the list.",
    who: "customer",
    own: "id",
    body: z.object({ id: ownId, addresses: AddressListInput }),
    reply: Message.extend({ addresses: z.array(Address), user: User }),
    run: async ({ scope, caller, customer_id, body }) => {
      if (caller.kind === "guest") throw new HttpError(HTTP_ERRORS.log_in_first)
      const addresses = await replaceAddresses(scope, { customer_id, addresses: body.addresses.map(toSavedAddress) })
      return {
        message: "Address updated successfully",
        addresses: addresses.map(toAddress),
        user: await readUser(scope, caller.signedIn),
      }
    },
  }),
]
