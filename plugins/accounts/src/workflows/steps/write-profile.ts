import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ProfileChange, SecurityNotice, UpdatedProfile } from "../../contract"
import { PASSWORDS } from "../../modules/passwords"
import type { PasswordsService } from "../../modules/passwords/service"
import { PROFILES } from "../../modules/profiles"
import type { ProfileOwner, ProfilesService } from "../../modules/profiles/service"
import { securityNotice } from "../../security-notice"

type Input = { change: ProfileOwner & { profile: ProfileChange }; proven: string | undefined }

type Written = UpdatedProfile & { notices: SecurityNotice[] }

/** What the owner hears of at the address they had before. */
const noticesOf = (profile: ProfileChange, to: string) => {
  const who = { actor_type: "customer", to } as const
  return [
    ...(profile.new_password === undefined ? [] : [securityNotice({ what: "password-changed", ...who })]),
    ...(profile.email === undefined || profile.email === to ? [] : [securityNotice({ what: "email-changed", ...who })]),
  ]
}

/** One transaction, and no way back from it: the other sessions end with the old password. */
export const writeProfileStep = createStep(
  { name: "accounts-write-profile", noCompensation: true },
  async ({ change: { profile, ...owner }, proven }: Input, { container }) => {
    const passwords = container.resolve<PasswordsService>(PASSWORDS)
    const hash = profile.new_password === undefined ? undefined : await passwords.hash(profile.new_password)
    const profiles = container.resolve<ProfilesService>(PROFILES)
    const { email } = await profiles.read(owner)
    const password_mark = await profiles.write(owner, profile, hash, proven)
    passwords.changed(owner.auth_identity_id)
    const notices = noticesOf(profile, email)
    return new StepResponse<Written>({ password_changed: hash !== undefined, password_mark, notices })
  },
)
