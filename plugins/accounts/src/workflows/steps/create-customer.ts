import { HttpError } from "@haat/sdk/server/http-error"
import type { ICustomerModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { SignUp } from "../../contract"
import { ACCOUNT_ERRORS } from "../../errors"

type NewCustomer = Pick<SignUp, "email" | "first_name" | "last_name" | "phone">

/**
 * @returns the id of the customer
 * @throws HttpError 409 when someone with an account has this e-mail address
 */
export const createCustomerStep = createStep(
  "accounts-create-customer",
  async ({ email, first_name, last_name, phone }: NewCustomer, { container }) => {
    const customers = container.resolve<ICustomerModuleService>(Modules.CUSTOMER)
    const taken = async () => (await customers.listCustomers({ email, has_account: true }, { take: 1 })).length > 0
    const rejection = new HttpError(ACCOUNT_ERRORS.email_taken)
    if (await taken()) throw rejection
    try {
      const { id } = await customers.createCustomers({ email, first_name, last_name, phone, has_account: true })
      return new StepResponse(id, id)
    } catch (error) {
      // The unique index decides between two who come at once.
      throw (await taken()) ? rejection : error
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve<ICustomerModuleService>(Modules.CUSTOMER).deleteCustomers([id])
  },
)
