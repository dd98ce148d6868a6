import type { IncomingMessage, ServerResponse } from "node:http"
import helmet from "helmet"

export type SecurityHeaders = {
  /** For every response. */
  common: Record<string, string>
  /** The policy of a page that has these inline scripts (hash sources). */
  pagePolicy: (scripts: string[]) => string
}

/** Policy of the backend's responses, which are no documents: one opened in a tab can do nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Origins of Razorpay's payment window and of its requests. */
const RAZORPAY = "https://checkout.razorpay.com https://api.razorpay.com"

type Options = { publicUrl: string; pictureOrigin?: string; razorpay?: boolean; dev?: boolean }

/** Returns the security headers of the shop; HSTS and upgrades only when its public address is https. */
export function securityHeaders({ publicUrl, pictureOrigin, razorpay, dev }: Options): SecurityHeaders {
  const https = publicUrl.startsWith("https:")
  const common = collectHeaders(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: https && { maxAge: 31_536_000 },
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      xFrameOptions: { action: "deny" },
    }),
  )
  common["Permissions-Policy"] = "camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()"
  const window = razorpay ? ` ${RAZORPAY}` : ""
  const pictures = pictureOrigin ? ` ${new URL(pictureOrigin).origin}` : ""
  return {
    common,
    pagePolicy: (scripts) =>
      [
        "default-src 'self'",
        `script-src ${["'self'", ...scripts].join(" ")}${window}`,
        // toasts, dialogs and the back office set inline styles
        "style-src 'self' 'unsafe-inline'",
        // a banner's picture may come from any https address
        `img-src 'self' data: blob: https:${pictures}`,
        "font-src 'self'",
        `connect-src 'self'${dev ? " ws:" : ""}${window && `${window} https://lumberjack.razorpay.com`}`,
        ...(window ? [`frame-src${window}`] : []),
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        ...(https ? ["upgrade-insecure-requests"] : []),
      ].join("; "),
  }
}

/** Runs a middleware once and returns the headers that it sets, so that stored responses can have them too. */
function collectHeaders(middleware: ReturnType<typeof helmet>) {
  const headers: Record<string, string> = {}
  const res = {
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    removeHeader: () => {},
  }
  middleware({} as IncomingMessage, res as unknown as ServerResponse, () => {})
  return headers
}
