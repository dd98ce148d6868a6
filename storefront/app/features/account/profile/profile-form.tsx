import type { Person } from "@haat/accounts/contract"
import { useState } from "react"
import { Button } from "../../../components/button.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { useDraft } from "../../../lib/device/use-draft.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { notify } from "../../../lib/notify.ts"
import { FailureDialog } from "../failure-dialog.tsx"
import { ACCOUNT } from "../messages.ts"
import { FormSection } from "./form-section.tsx"
import { PROFILE, PROFILE_UPDATED_MS } from "./messages.ts"
import { ProfileAddresses } from "./profile-addresses.tsx"
import { needsPassword, type ProfileValues, TypedProfile, typedValuesOf, valuesOf } from "./profile-values.ts"
import { UnsavedNotice } from "./unsaved-notice.tsx"
import { useUpdateProfile } from "./update-profile.ts"

const explain = (error: unknown) => (isClientError(error) ? error.message : ACCOUNT.noResponse)

/** A shopper's details, addresses and password. The fields keep their values until they are saved. */
export function ProfileForm({ person }: { person: Person }) {
  const { mutateAsync } = useUpdateProfile()
  const [failure, setFailure] = useState<string>()
  const form = useContractForm("profile", TypedProfile, valuesOf(person), { typedValuesOf })
  const discardDraft = useDraft("profile", form, ["new_password", "current_password"])
  const { field, formState } = form
  const { isDirty, dirtyFields, isSubmitting } = formState

  const resetTo = (from: Person) => {
    form.reset(valuesOf(from))
    discardDraft()
  }

  const submit = form.handleSubmit(async ({ addresses, current_password, ...profile }) => {
    if (!current_password && needsPassword(person, profile))
      return form.setError("current_password", { message: PROFILE.currentPasswordNeeded }, { shouldFocus: true })
    // addresses that were not touched here may have been changed elsewhere
    const isTouched = dirtyFields.addresses !== undefined || addresses?.length !== person.addresses.length
    try {
      const updated = await mutateAsync({
        ...profile,
        ...(current_password && { current_password }),
        ...(isTouched && { addresses }),
      })
      resetTo(updated.person)
      notify.success(PROFILE.updated, PROFILE_UPDATED_MS)
    } catch (error) {
      const message = explain(error)
      const [name] = isClientError(error) ? Object.keys(error.reply.errors ?? {}) : []
      if (name in form.getValues()) form.setError(name as keyof ProfileValues, { message })
      setFailure(message)
    }
  })

  return (
    <PageForm name="profile" onSubmit={submit} className="space-y-8">
      <input type="hidden" name="saved_addresses" value={JSON.stringify(valuesOf(person).addresses)} />
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
        <TextField
          label={PROFILE.lastName}
          autoComplete="family-name"
          hint={PROFILE.lastNameHint}
          {...field("last_name")}
        />
        <TextField
          label={PROFILE.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
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
        <UnsavedNotice isDirty={isDirty} onDiscard={() => resetTo(person)} />
        <Button type="submit" size="lg" busy={isSubmitting} className="max-sm:w-full">
          {PROFILE.update}
        </Button>
      </div>
      <FailureDialog title={PROFILE.failed} message={failure} onClose={() => setFailure(undefined)} />
    </PageForm>
  )
}
