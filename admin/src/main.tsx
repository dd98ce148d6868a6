import { createRoot } from "react-dom/client"
import { App } from "./App"
import "./fonts.css"
import { fetchScreen } from "./layout/items"

// After signing out, the browser's Back must not bring the old screens to life again.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload())

fetchScreen(location.pathname)
createRoot(document.getElementById("root") as HTMLElement).render(<App />)
