import { useQuery } from "@tanstack/react-query"
import { me } from "./me"

/**
 * Returns the names of the plugins that are switched off; undefined until they are known. The server rejects
 * requests of their parts, so without an answer they count as on.
 */
export const usePluginsOff = (): string[] | undefined => {
  const { data, isError } = useQuery({
    queryKey: ["plugins-off"],
    queryFn: async () => (await me.known()).plugins_off,
    networkMode: "always",
  })
  return isError ? [] : data
}
