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
import { useBlocker } from "react-router-dom"
import { useDialogs } from "./dialogs"

/** Writes down what a form holds, so that it is there again after a reload. */
type Keep = () => void

type Unsaved = {
  /** Forms that hold what is not saved. */
  forms: Map<string, Keep | undefined>
  /** Resolves to whether what is not saved may be lost; asks only when there is something, and once. */
  mayLose: () => Promise<boolean>
  /** Loads the page anew, over which forms that can be kept are kept. */
  reload: () => void
}

const UnsavedContext = createContext<Unsaved>({
  forms: new Map(),
  mayLose: async () => true,
  reload: () => location.reload(),
})

/** For whoever closes, leaves or reloads something with forms in it. */
export const useLeaving = (): Omit<Unsaved, "forms"> => useContext(UnsavedContext)

/** Has the person asked before what a form holds is lost: by a link, Back, a reload, a closed tab or Logout. */
export const useUnsaved = (isDirty: boolean, keep?: Keep) => {
  const { forms } = useContext(UnsavedContext)
  const form = useId()
  // Before the screen is drawn: what is seen to be saved is lost no more.
  useLayoutEffect(() => {
    if (!isDirty) return
    forms.set(form, keep)
    return () => void forms.delete(form)
  }, [forms, form, isDirty, keep])
}

const QUESTION = {
  title: "Leave without saving?",
  text: "What you changed here is not saved yet and will be lost.",
  yes: "Discard it",
  no: "Keep editing",
  danger: true,
}

/** The one place that asks for all forms: a router has room for a single blocker. */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const { ask } = useDialogs()
  const forms = useRef<Unsaved["forms"]>(new Map()).current

  const mayLose = useCallback(async () => {
    const may = !forms.size || (await ask(QUESTION))
    // The form stands there until the next screen is drawn, or the page is gone.
    if (may) forms.clear()
    return may
  }, [forms, ask])
  const unsaved = useMemo<Unsaved>(
    () => ({
      forms,
      mayLose,
      reload: () => {
        for (const [form, keep] of forms) {
          if (!keep) continue
          keep()
          forms.delete(form)
        }
        location.reload()
      },
    }),
    [forms, mayLose],
  )

  // A list's filters are in the address and may take a half-written reply away; a section's name after # does not.
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      forms.size > 0 && here.pathname + here.search !== next.pathname + next.search,
  )
  useEffect(() => {
    if (blocker.state !== "blocked") return
    mayLose().then((may) => (may ? blocker.proceed() : blocker.reset()))
  }, [blocker, mayLose])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => forms.size > 0 && event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [forms])

  return <UnsavedContext.Provider value={unsaved}>{children}</UnsavedContext.Provider>
}
