/** Returns whether the values of a field are never recorded, by its name. */
export const isSecretName = (name: string) => /password|secret|token|hash|cookie|authorization/i.test(name)
