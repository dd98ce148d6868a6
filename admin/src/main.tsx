import { createRoot } from "react-dom/client"
import { App } from "./App"
import "./fonts.css"
import { fetchScreen } from "./layout/screen"
import { HOME } from "./resources"
import { me } from "./session/me"
import { person } from "./session/person"

// Reloads a page from the back/forward cache, so that Back shows no screens after a logout.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload())

// Starts fetching the session and the screen's chunk before the app renders.
for (const fact of [person, me]) fact.known().catch(() => undefined)
fetchScreen(location.pathname.replace(/^\/admin\/?/, "/").replace(/^\/$/, HOME))
createRoot(document.getElementById("root") as HTMLElement).render(<App />)
