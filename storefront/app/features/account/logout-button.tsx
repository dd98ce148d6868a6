import { LogOut } from "lucide-react"

export function LogoutButton({ className }: { className: string }) {
  return (
    <button type="button" className={className}>
      <LogOut aria-hidden className="size-5" strokeWidth={1.75} /> Logout
    </button>
  )
}
