/** Configures the sandbox that plays a vendor, such as "/shiprocket/misbehave". @throws when it rejects the order */
export async function configureSandbox(
  { sandboxUrl }: { sandboxUrl: string },
  path: string,
  order: unknown,
  method: "POST" | "DELETE" = "POST",
): Promise<void> {
  const response = await fetch(sandboxUrl + path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  })
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
}
