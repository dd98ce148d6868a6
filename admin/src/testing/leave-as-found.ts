import { cleanup } from "@testing-library/react"
import { afterAll, vi } from "vitest"
import { i18nProvider } from "../i18n/i18n-provider"

/** The next file of tests runs in the same process. */
afterAll(async () => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  await i18nProvider.changeLocale("en")
})
