import { CURRENT_PASSWORD_NEEDED, type Person, type UpdateProfile } from "@haat/accounts/contract"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { notify } from "../../lib/notify.ts"
import { FetchError } from "../../lib/sdk.ts"
import { useDraft } from "../../lib/use-draft.ts"
import { FailureDialog } from "./failure-dialog.tsx"
import { FormSection } from "./form-section.tsx"
import { ACCOUNT, PROFILE, PROFILE_UPDATED_MS } from "./messages.ts"
import { ProfileAddresses } from "./profile-addresses.tsx"
import { checkProfile, fieldOf, needsPassword, type ProfileValues, valuesOf } from "./profile-values.ts"
import { UnsavedNotice } from "./unsaved-notice.tsx"
import { useUpdateProfile } from "./update-profile.ts"

const explain = (error: unknown) =>
  error instanceof FetchError && error.status && error.status < 500 ? error.message : ACCOUNT.noResponse

/** Everything a shopper says about themselves. What was typed stays until the server has it. */
export function ProfileForm({ person }: { person: Person }) {
  const { mutateAsync } = useUpdateProfile()
  const [failure, setFailure] = useState<string>()
  const form = useForm<ProfileValues, unknown, UpdateProfile>({
    resolver: checkProfile,
    defaultValues: valuesOf(person),
  })
  const forgetDraft = useDraft("profile", form, ["new_password", "current_password"])
  const { errors, isDirty, dirtyFields, isSubmitting } = form.formState
  type Simple = Exclude<keyof ProfileValues, "addresses">
  const field = (name: Simple) => ({ error: errors[name]?.message, ...form.register(name) })

  const startOver = (from: Person) => {
    form.reset(valuesOf(from))
    forgetDraft()
  }

  const submit = form.handleSubmit(async ({ addresses, current_password, ...profile }) => {
    if (!current_password && needsPassword(person, profile))
      return form.setError("current_password", { message: CURRENT_PASSWORD_NEEDED }, { shouldFocus: true })
    // addresses that were not touched here may have been changed elsewhere
    const isTouched = dirtyFields.addresses !== undefined || addresses?.length !== person.addresses.length
    try {
      const answer = await mutateAsync({
        ...profile,
        ...(current_password && { current_password }),
        ...(isTouched && { addresses }),
      })
      startOver(answer.person)
      notify.success(PROFILE.updated, PROFILE_UPDATED_MS)
    } catch (error) {
      const message = explain(error)
      const name = fieldOf(message)
      if (name) form.setError(name, { message })
      setFailure(message)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-8">
      <FormSection title={PROFILE.details}>
        <TextField
          label={PROFILE.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field("username")}
        />
        <TextField label={PROFILE.email} type="email" autoComplete="email" {...field("email")} />
        <TextField label={PROFILE.firstName} autoComplete="given-name" {...field("first_name")} />
        <TextField label={PROFILE.lastName} autoComplete="family-name" {...field("last_name")} />
        <TextField
          label={PROFILE.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={PROFILE.phoneHint}
          {...field("phone")}
        />
      </FormSection>
      <ProfileAddresses form={form} />
      <FormSection title={PROFILE.password}>
        <TextField
          label={PROFILE.newPassword}
          type="password"
          autoComplete="new-password"
          hint={PROFILE.newPasswordHint}
          {...field("new_password")}
        />
        <TextField
          label={PROFILE.currentPassword}
          type="password"
          autoComplete="current-password"
          hint={PROFILE.currentPasswordHint}
          {...field("current_password")}
        />
      </FormSection>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
        <UnsavedNotice isDirty={isDirty} onDiscard={() => startOver(person)} />
        <Button type="submit" size="lg" busy={isSubmitting} className="max-sm:w-full">
          {PROFILE.update}
        </Button>
      </div>
      <FailureDialog title={PROFILE.failed} message={failure} onClose={() => setFailure(undefined)} />
    </form>
  )
}
