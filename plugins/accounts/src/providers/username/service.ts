import { randomUUID } from "node:crypto"
import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityDTO,
  AuthIdentityProviderService,
} from "@medusajs/framework/types"
import { AbstractAuthModuleProvider, MedusaError } from "@medusajs/framework/utils"
import { ACCOUNT_ERRORS } from "../../errors"
import { hashPassword, matchesPassword, type PasswordOptions } from "../../password-hash"
import { passwordMark } from "../../password-mark"
import { usernameKey } from "../../username-key"

/**
 * Auth provider for username and password. Returned identities have `provider_metadata.password_mark` in place of the
 * password hash. The body must already be validated.
 */
export default class UsernameProvider extends AbstractAuthModuleProvider {
  static identifier = "username"
  static DISPLAY_NAME = "Username and password"

  /** Hash compared for unknown usernames, so that timing does not reveal whether a username exists. */
  private readonly dummyHash: Promise<string>

  constructor(
    _dependencies: unknown,
    private readonly options: PasswordOptions,
  ) {
    super()
    this.dummyHash = hashPassword(randomUUID(), options)
  }

  async authenticate(
    { body }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const identity = await findIdentity(identities, String(body?.username))
    const hash = identity ? this.storedHash(identity) : await this.dummyHash
    const matches = await matchesPassword(hash, String(body?.password))
    return identity && matches
      ? { success: true, authIdentity: this.redactHash(identity) }
      : { success: false, error: ACCOUNT_ERRORS.wrong_sign_in.code }
  }

  async register(
    { body }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const username = String(body?.username)
    if (await findIdentity(identities, username)) return { success: false, error: ACCOUNT_ERRORS.username_taken.code }
    const password = await hashPassword(String(body?.password), this.options)
    try {
      const identity = await identities.create({
        entity_id: usernameKey(username),
        user_metadata: { username },
        provider_metadata: { password },
      })
      return { success: true, authIdentity: this.redactHash(identity) }
    } catch (error) {
      // A concurrent sign-up may have taken the username during hashing.
      if (await findIdentity(identities, username)) return { success: false, error: ACCOUNT_ERRORS.username_taken.code }
      throw error
    }
  }

  /** Sets a new password. @param data `entity_id` as the identity has it, and `password` */
  override async update(
    data: Record<string, unknown>,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const password = await hashPassword(String(data.password), this.options)
    const identity = await identities.update(String(data.entity_id), { provider_metadata: { password } })
    return { success: true, authIdentity: this.redactHash(identity) }
  }

  private usernameIdentity(identity: AuthIdentityDTO) {
    return identity.provider_identities?.find(({ provider }) => provider === this.provider)
  }

  private storedHash(identity: AuthIdentityDTO) {
    return String(this.usernameIdentity(identity)?.provider_metadata?.password)
  }

  private redactHash(identity: AuthIdentityDTO) {
    const copy = structuredClone(identity)
    const part = this.usernameIdentity(copy)
    if (part) part.provider_metadata = { password_mark: passwordMark(this.storedHash(identity)) }
    return copy
  }
}

async function findIdentity(identities: AuthIdentityProviderService, username: string) {
  try {
    return await identities.retrieve({ entity_id: usernameKey(username) })
  } catch (error) {
    if (MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_FOUND) return null
    throw error
  }
}
