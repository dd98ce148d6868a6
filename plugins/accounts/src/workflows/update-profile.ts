import { requireState } from "@haat/places/require-state"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CustomerWorkflowEvents } from "@medusajs/framework/utils"
import { type ProfileChange, SECURITY_NOTICE, type SecurityNotice, type UpdatedProfile } from "../contract"
import { proveCurrentPassword } from "../current-password"
import { ACCOUNT_ERRORS } from "../errors"
import { PASSWORDS } from "../modules/passwords"
import type { PasswordsService } from "../modules/passwords/service"
import { PROFILES } from "../modules/profiles"
import type { ProfileOwner, ProfilesService, StoredProfile } from "../modules/profiles/service"
import { securityNotice } from "../security-notice"

type Input = ProfileOwner & { profile: ProfileChange }

/**
 * Changes what a shopper says about themselves, all of it or nothing; both ids are the session's. What is left out
 * stays as it is at that moment, so that two changes at once lose nothing of each other. A current password that is
 * given must be right, also where it is not needed.
 * @throws HttpError, by `code`: current_password_needed, wrong_current_password, username_taken, email_taken, log_in
 * when the account is gone, and a 429 after ten wrong passwords
 */
export async function updateProfile(container: MedusaContainer, { profile, ...owner }: Input): Promise<UpdatedProfile> {
  for (const address of profile.addresses ?? []) await requireState(address)
  const passwords = container.resolve<PasswordsService>(PASSWORDS)
  const profiles = container.resolve<ProfilesService>(PROFILES)
  const kept = await profiles.read(owner)
  const proven = await checkCurrentPassword(container, owner.auth_identity_id, kept, profile)
  const hash = profile.new_password === undefined ? undefined : await passwords.hash(profile.new_password)
  const password_mark = await profiles.write(owner, profile, hash, proven)
  passwords.changed(owner.auth_identity_id)
  await emitEvents(container, [
    { name: CustomerWorkflowEvents.UPDATED, data: { id: owner.customer_id } },
    ...noticesOf(profile, kept.email).map((data) => ({ name: SECURITY_NOTICE, data })),
  ])
  return { password_changed: hash !== undefined, password_mark }
}

/**
 * Asks for the current password where the change needs it.
 * @returns the mark of the password that was checked, if one was
 * @throws HttpError 400 when it is missing or wrong, 429 after ten wrong ones
 */
async function checkCurrentPassword(
  container: MedusaContainer,
  auth_identity_id: string,
  kept: StoredProfile,
  profile: ProfileChange,
): Promise<string | undefined> {
  const { current_password, new_password, username = kept.username, email = kept.email } = profile
  const isNeeded = new_password !== undefined || username !== kept.username || email !== kept.email
  if (current_password)
    return proveCurrentPassword(container, { auth_identity_id, password_hash: kept.password_hash, current_password })
  if (isNeeded) throw new HttpError(ACCOUNT_ERRORS.current_password_needed)
  return undefined
}

/** Notices to the owner, at the address they had before. */
function noticesOf(profile: ProfileChange, to: string): SecurityNotice[] {
  const who = { actor_type: "customer", to } as const
  return [
    ...(profile.new_password === undefined ? [] : [securityNotice({ what: "password-changed", ...who })]),
    ...(profile.email === undefined || profile.email === to ? [] : [securityNotice({ what: "email-changed", ...who })]),
  ]
}
