import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ProfileChange, UpdatedProfile } from "../../contract"
import { PASSWORDS } from "../../modules/passwords"
import type { PasswordsService } from "../../modules/passwords/service"
import { PROFILES } from "../../modules/profiles"
import type { ProfileOwner, ProfilesService } from "../../modules/profiles/service"
import { hashPassword } from "../../password-hash"

type Input = { change: ProfileOwner & { profile: ProfileChange }; proven: string | undefined }

/** One transaction, and no way back from it: the other sessions end with the old password. */
export const writeProfileStep = createStep(
  { name: "accounts-write-profile", noCompensation: true },
  async ({ change: { profile, ...owner }, proven }: Input, { container }) => {
    const hash = profile.new_password === undefined ? undefined : await hashPassword(profile.new_password)
    const password_mark = await container.resolve<ProfilesService>(PROFILES).write(owner, profile, hash, proven)
    container.resolve<PasswordsService>(PASSWORDS).changed(owner.auth_identity_id)
    return new StepResponse<UpdatedProfile>({ password_changed: hash !== undefined, password_mark })
  },
)
