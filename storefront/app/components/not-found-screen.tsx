import { useNavigate } from "react-router-dom"
import { Button, ButtonLink } from "./button.tsx"
import { EmptyState } from "./empty-state.tsx"
import { Compass } from "./icons.ts"

/** No such page, or no such product. */
export function NotFoundScreen() {
  const navigate = useNavigate()
  return (
    <>
      <title>Not found · Haat</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={Compass}
        as="h1"
        title="404 not found!"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => navigate(-1)}>Go back</Button>
            <ButtonLink to="/" variant="secondary">
              Home
            </ButtonLink>
          </div>
        }
      >
        <p>The page you were looking for has moved, or was never here.</p>
      </EmptyState>
    </>
  )
}
