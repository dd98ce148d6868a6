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
  /** Writes down what the form holds, so that it is there again after a reload. */
  saveDraft?: () => void
  /** The form stays when only the filter of the list around it changes, which is in the address. */
  staysInScreen?: boolean
  /** The form stays at the addresses below this one, such as those of its tabs. */
  staysBelow?: string
}

type UnsavedForms = {
  /** Forms that hold what is not saved, by their ids. */
  forms: Map<string, FormEntry>
  /**
   * Resolves to whether what is not saved, of these forms or of all, may be lost; asks only when there is something,
   * and once.
   */
  confirmDiscard: (which?: Iterable<string>) => Promise<boolean>
  /** Loads the page anew, over which forms that can be kept are kept. */
  reload: () => void
}

const UnsavedContext = createContext<UnsavedForms>({
  forms: new Map(),
  confirmDiscard: async () => true,
  reload: () => location.reload(),
})

/** For parts that close, leave or reload something with forms in it. */
export const useUnsavedChanges = (): Omit<UnsavedForms, "forms"> => useContext(UnsavedContext)

/** The ids of forms in one dialog, which closing it takes away (FormDialog.tsx). */
export const DialogForms = createContext<Set<string> | null>(null)

/**
 * Has the person asked before what a form holds is lost: by a link, Back, a reload, a closed tab or Logout.
 * @returns `confirmDiscard`, for what takes away this form alone
 */
export const useUnsavedForm = (isDirty: boolean, { saveDraft, staysInScreen, staysBelow }: FormEntry = {}) => {
  const { forms, confirmDiscard } = useContext(UnsavedContext)
  const dialog = useContext(DialogForms)
  const form = useId()
  // Before the screen is drawn: what is seen to be saved is lost no more.
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
 * For `WarnWhenUnsavedChangesComponent` of react-admin's forms, whose own asks by the browser's dialog, and by a
 * blocker of which a router has room for one: here all forms of a screen ask together, and closing a dialog asks as
 * well. A form with a `formRootPathname` stays below that address, and when the list around it gets another filter.
 */
export const UnsavedChangesWarning = ({ formRootPathName }: { formRootPathName?: string }) => {
  useUnsavedForm(useFormIsDirty(), { staysInScreen: !!formRootPathName, staysBelow: formRootPathName })
  return null
}

/** How our forms are: the contract checks them, and they ask before what was typed is lost. */
export const FORM_DEFAULTS = {
  noValidate: true,
  disableInvalidFormNotification: true,
  warnWhenUnsavedChanges: true,
  WarnWhenUnsavedChangesComponent: UnsavedChangesWarning,
}

/**
 * The same for a form that is there again, as it was, after the page was loaded anew by `reload`. A picture of this
 * device cannot be kept.
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
    // Not `reset`, which lets go of the fields until they are drawn again: what one shows meanwhile would be taken for
    // its value.
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
 * The forms that a move takes away. A list's filters are in the address and may take a half-written reply; a section's
 * name after # does not.
 */
function findLostForms(forms: UnsavedForms["forms"], from: Location, to: Location): string[] {
  const isLost = ({ staysInScreen, staysBelow }: FormEntry) =>
    from.pathname === to.pathname
      ? from.search !== to.search && !staysInScreen
      : !staysBelow || !isBelow(staysBelow, from.pathname) || !isBelow(staysBelow, to.pathname)
  return [...forms].flatMap(([form, entry]) => (isLost(entry) ? form : []))
}

const isBelow = (root: string, pathname: string) => pathname === root || pathname.startsWith(`${root}/`)

/** The one place that asks for all forms: a router has room for a single blocker. */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const { ask } = useDialogs()
  const forms = useRef<UnsavedForms["forms"]>(new Map()).current

  const confirmDiscard = useCallback(
    async (which: Iterable<string> = forms.keys()) => {
      const lost = [...which].filter((form) => forms.has(form))
      const may = !lost.length || (await ask(QUESTION))
      // The form stands there until the next screen is drawn, or the page is gone.
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
  // The router's own location: the screen may still be drawing the one before.
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
