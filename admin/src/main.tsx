import { createRoot } from "react-dom/client"
import { App } from "./App"
import "./fonts.css"
import { fetchScreen } from "./layout/screen"
import { HOME } from "./resources"
import { me } from "./session/me"
import { person } from "./session/person"

// After signing out, the browser's Back must not bring the old screens to life again.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload())

// The screen and what is known of the session are fetched with the frame around them, and not after it.
for (const fact of [person, me]) fact.known().catch(() => undefined)
fetchScreen(location.pathname.replace(/^\/admin\/?/, "/").replace(/^\/$/, HOME))
createRoot(document.getElementById("root") as HTMLElement).render(<App />)
