import { cardForm, element, rupees, upiForm } from "./fields.js"
import { dress } from "./look.js"

export type Face = { name: string; amount: number; closesOnEscape: boolean }
export type DialogHandlers = { pay(fields: Record<string, string>): Promise<string | null>; dismissed(): void }

let opened = 0

/**
 * The window itself: modal, so that the page behind is out of reach and Escape closes it.
 * @param told.pay answers what went wrong, or null when the window is done
 */
export function openDialog({ name, amount, closesOnEscape }: Face, handlers: DialogHandlers) {
  dress()
  const title = `rzp-sandbox-${++opened}`
  const alert = element("p", { class: "alert", role: "alert" })
  const button = (text: string, how: string, look = "") =>
    element("button", { type: "button", "data-how": how, class: look }, text)
  const quick = element(
    "div",
    { class: "row" },
    button("Success", "success", "main"),
    button("Failure", "failure"),
    button("Close", "close"),
  )
  const dialog = element(
    "dialog",
    { class: "rzp-sandbox", role: "dialog", "aria-modal": "true", "aria-labelledby": title },
    element("p", { class: "test" }, "Test mode: no real money moves"),
    element(
      "div",
      { class: "body" },
      element("h2", { id: title }, `Pay ${name}`),
      element("p", { class: "amount" }, rupees(amount)),
      alert,
      quick,
      cardForm(),
      upiForm(),
    ),
  )
  const before = document.activeElement

  const close = () => {
    dialog.close()
    dialog.remove()
    if (before instanceof HTMLElement) before.focus()
  }
  const dismiss = () => {
    close()
    handlers.dismissed()
  }
  const busy = (is: boolean) => {
    for (const control of dialog.querySelectorAll("button")) control.disabled = is
  }
  const pay = async (fields: Record<string, string>) => {
    busy(true)
    alert.textContent = ""
    const trouble = await handlers.pay(fields)
    if (trouble === null || !dialog.isConnected) return
    busy(false)
    alert.textContent = trouble
    quick.querySelector("button")?.focus()
  }

  quick.addEventListener("click", (event) => {
    const how = (event.target as HTMLElement).dataset.how
    if (how === "close") dismiss()
    else if (how) pay({ how })
  })
  dialog.addEventListener("submit", (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const fields = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]))
    pay({ how: form.dataset.how ?? "", ...fields })
  })
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault()
    if (closesOnEscape) dismiss()
  })
  document.body.append(dialog)
  dialog.showModal()
  return close
}
