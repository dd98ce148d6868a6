import type { Person, SignedInPerson, UpdateProfile } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useId, useState } from "react"
import { Button } from "../../../components/button.tsx"
import MessageDialog from "../../../components/message-dialog.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { usePost } from "../../../lib/backend/use-post.ts"
import { useDraft } from "../../../lib/device/use-draft.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { notify } from "../../../lib/notify.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { PersonField } from "../authentication/person-field.tsx"
import { ACCOUNT } from "../messages.ts"
import { PROFILE, PROFILE_UPDATED_MS } from "./messages.ts"
import { ProfileAddresses } from "./profile-addresses.tsx"
import { needsPassword, type ProfileValues, TypedProfile, toProfileValues, toTypedValues } from "./profile-values.ts"

/** A shopper's details, addresses and password. The fields keep their values until they are saved. */
export function ProfileForm({ person }: { person: Person }) {
  const client = useQueryClient()
  const { mutateAsync } = usePost<UpdateProfile, SignedInPerson>("/store/profile")
  const [failure, setFailure] = useState<string>()
  const form = useContractForm("profile", TypedProfile, toProfileValues(person), { toTypedValues })
  const discardDraft = useDraft("profile", form, ["new_password", "current_password"])
  const { field, formState } = form
  const { isDirty, dirtyFields, isSubmitting } = formState

  const resetTo = (from: Person) => {
    form.reset(toProfileValues(from))
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
      client.setQueryData(meQuery.queryKey, updated.person)
      resetTo(updated.person)
      notify.success(PROFILE.updated, PROFILE_UPDATED_MS)
    } catch (error) {
      if (isClientError(error) && error.status === 401) await client.invalidateQueries({ queryKey: meQuery.queryKey })
      const message = isClientError(error) ? error.message : ACCOUNT.noResponse
      const [name] = isClientError(error) ? Object.keys(error.reply.errors ?? {}) : []
      if (name in form.getValues()) form.setError(name as keyof ProfileValues, { message })
      setFailure(message)
    }
  })

  return (
    <PageForm name="profile" onSubmit={submit} className="space-y-8">
      <input type="hidden" name="saved_addresses" value={JSON.stringify(toProfileValues(person).addresses)} />
      <FormSection title={PROFILE.details}>
        <PersonField {...field("username")} />
        <PersonField {...field("email")} />
        <PersonField label={PROFILE.firstName} {...field("first_name")} />
        <PersonField {...field("last_name")} />
        <PersonField {...field("phone")} />
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
      <div
        className={
          "sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-canvas " +
          "px-4 py-3 sm:mx-0 sm:px-0"
        }
      >
        <p role="status" className="mr-auto text-sm font-medium text-ink-soft">
          {isDirty && PROFILE.unsaved}
        </p>
        {isDirty && (
          <Button variant="quiet" onClick={() => resetTo(person)}>
            {PROFILE.discard}
          </Button>
        )}
        <Button type="submit" size="lg" busy={isSubmitting} className="max-sm:w-full">
          {PROFILE.update}
        </Button>
      </div>
      <MessageDialog title={PROFILE.failed} message={failure} onClose={() => setFailure(undefined)} />
    </PageForm>
  )
}

/** A titled section of a long form, with its fields in two columns on wide screens. */
function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
      <h2 id={id} className="mb-5 text-xl font-semibold">
        {title}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}
