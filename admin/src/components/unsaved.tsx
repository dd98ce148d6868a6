import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react"
import { useFormIsDirty, useResourceContext } from "react-admin"
import { useFormContext, useFormState, useWatch } from "react-hook-form"
import { type Location, useBlocker } from "react-router-dom"
import { useDialogs } from "./dialogs"

type FormEntry = {
  /** Stores the values, to restore them after a reload. */
  saveDraft?: () => void
  /** The form stays mounted when only the query of the address changes, such as a list's filter. */
  staysInScreen?: boolean
  /** The form stays mounted at addresses below this one, such as those of its tabs. */
  staysBelow?: string
}

type UnsavedForms = {
  /** Forms with unsaved changes, by id. */
  forms: Map<string, FormEntry>
  /**
   * Resolves to true if unsaved changes of these forms, or of all, may be discarded. Asks once, and only if there are
   * any.
   */
  confirmDiscard: (which?: Iterable<string>) => Promise<boolean>
  /** Reloads the page; forms with `saveDraft` are restored. */
  reload: () => void
}

const UnsavedContext = createContext<UnsavedForms>({
  forms: new Map(),
  confirmDiscard: async () => true,
  reload: () => location.reload(),
})

/** For components that close or leave forms, or reload the page. */
export const useUnsavedChanges = (): Omit<UnsavedForms, "forms"> => useContext(UnsavedContext)

/** Ids of the forms in one dialog (PlainDialog.tsx). */
export const DialogForms = createContext<Set<string> | null>(null)

/**
 * Asks before unsaved changes of a form are lost by a link, Back, a reload, a closed tab or Logout.
 * @returns `confirmDiscard` for this form alone
 */
export const useUnsavedForm = (isDirty: boolean, { saveDraft, staysInScreen, staysBelow }: FormEntry = {}) => {
  const { forms, confirmDiscard } = useContext(UnsavedContext)
  const dialog = useContext(DialogForms)
  const form = useId()
  // Runs before paint, so that a form shown as saved is no longer guarded.
  useLayoutEffect(() => {
    if (!isDirty) return
    forms.set(form, { saveDraft, staysInScreen, staysBelow })
    dialog?.add(form)
    return () => {
      forms.delete(form)
      dialog?.delete(form)
    }
  }, [forms, dialog, form, isDirty, saveDraft, staysInScreen, staysBelow])
  return useCallback(() => confirmDiscard([form]), [confirmDiscard, form])
}

/**
 * Replaces `WarnWhenUnsavedChangesComponent` of react-admin's forms, which uses the browser's dialog and a blocker for
 * each form, though a router supports one: here all forms of a screen ask together, and closing a dialog asks too. A
 * form with a `formRootPathname` stays below that address, and when the list's filter changes.
 */
export const UnsavedChangesWarning = ({ formRootPathName }: { formRootPathName?: string }) => {
  useUnsavedForm(useFormIsDirty(), { staysInScreen: !!formRootPathName, staysBelow: formRootPathName })
  return null
}

/** Props of all our forms: validated by a contract, and guarded against the loss of unsaved changes. */
export const FORM_DEFAULTS = {
  noValidate: true,
  disableInvalidFormNotification: true,
  warnWhenUnsavedChanges: true,
  WarnWhenUnsavedChangesComponent: UnsavedChangesWarning,
}

/**
 * As `UnsavedChangesWarning`, and restores the form after `reload`. Chosen files cannot be stored, so forms with one
 * ask.
 */
export const PersistDraft = () => {
  const place = `draft:back-office:${useResourceContext()}`
  const { getValues, setValue } = useFormContext()
  const { isReady } = useFormState()
  const values: object = useWatch()
  const saveDraft = useCallback(() => sessionStorage.setItem(place, JSON.stringify(getValues())), [place, getValues])
  const hasFile = Object.values(values).some((value) => value?.rawFile)
  useUnsavedForm(useFormIsDirty(), hasFile ? {} : { saveDraft })
  useEffect(() => {
    const draft = sessionStorage.getItem(place)
    if (!isReady || !draft) return
    sessionStorage.removeItem(place)
    // `reset` would unregister the fields until the next render, and take what they show for their values.
    for (const [name, value] of Object.entries(JSON.parse(draft))) setValue(name, value, { shouldDirty: true })
  }, [isReady, place, setValue])
  return null
}

const QUESTION = {
  title: "components.leave",
  text: "components.leaveText",
  yes: "components.discard",
  no: "components.keepEditing",
  danger: true,
}

/**
 * Returns the forms that a navigation unmounts. A list's filters, in the query, may unmount a form; the hash does not.
 */
function findLostForms(forms: UnsavedForms["forms"], from: Location, to: Location): string[] {
  const isLost = ({ staysInScreen, staysBelow }: FormEntry) =>
    from.pathname === to.pathname
      ? from.search !== to.search && !staysInScreen
      : !staysBelow || !isBelow(staysBelow, from.pathname) || !isBelow(staysBelow, to.pathname)
  return [...forms].flatMap(([form, entry]) => (isLost(entry) ? form : []))
}

const isBelow = (root: string, pathname: string) => pathname === root || pathname.startsWith(`${root}/`)

/** Asks for all forms, as a router supports a single blocker. */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const { ask } = useDialogs()
  const forms = useRef<UnsavedForms["forms"]>(new Map()).current

  const confirmDiscard = useCallback(
    async (which: Iterable<string> = forms.keys()) => {
      const lost = [...which].filter((form) => forms.has(form))
      const may = !lost.length || (await ask(QUESTION))
      // Discarded forms stay mounted until the next screen renders.
      if (may) for (const form of lost) forms.delete(form)
      return may
    },
    [forms, ask],
  )
  const unsaved = useMemo<UnsavedForms>(
    () => ({
      forms,
      confirmDiscard,
      reload: () => {
        for (const [form, { saveDraft }] of forms) {
          if (!saveDraft) continue
          saveDraft()
          forms.delete(form)
        }
        location.reload()
      },
    }),
    [forms, confirmDiscard],
  )

  const lost = useRef<string[]>([])
  // Uses the router's location: the screen may still show the previous one.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    lost.current = findLostForms(forms, currentLocation, nextLocation)
    return lost.current.length > 0
  })
  useEffect(() => {
    if (blocker.state !== "blocked") return
    confirmDiscard(lost.current).then((may) => (may ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirmDiscard])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => forms.size > 0 && event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [forms])

  return <UnsavedContext.Provider value={unsaved}>{children}</UnsavedContext.Provider>
}
