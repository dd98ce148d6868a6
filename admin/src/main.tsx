import { createRoot } from "react-dom/client"
import { App } from "./App"
import "./fonts.css"
import { fetchScreen } from "./layout/screen"

// After signing out, the browser's Back must not bring the old screens to life again.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload())

// The screen is fetched with the frame around it, and not after it.
fetchScreen(location.pathname.replace(/^\/admin\/?/, "/").replace(/^\/$/, "/panel"))
createRoot(document.getElementById("root") as HTMLElement).render(<App />)
