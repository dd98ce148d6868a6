import type { ICustomerModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { EMAIL_TAKEN, type SignUp } from "../../contract"

type NewCustomer = Pick<SignUp, "email" | "first_name" | "last_name" | "phone">

/**
 * @returns the id of the customer
 * @throws DUPLICATE_ERROR when someone with an account has this e-mail address
 */
export const createCustomerStep = createStep(
  "accounts-create-customer",
  async ({ email, first_name, last_name, phone }: NewCustomer, { container }) => {
    const customers = container.resolve<ICustomerModuleService>(Modules.CUSTOMER)
    const taken = async () => (await customers.listCustomers({ email, has_account: true }, { take: 1 })).length > 0
    const refusal = new MedusaError(MedusaError.Types.DUPLICATE_ERROR, EMAIL_TAKEN)
    if (await taken()) throw refusal
    try {
      const { id } = await customers.createCustomers({ email, first_name, last_name, phone, has_account: true })
      return new StepResponse(id, id)
    } catch (error) {
      // The unique index decides between two who come at once.
      throw (await taken()) ? refusal : error
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve<ICustomerModuleService>(Modules.CUSTOMER).deleteCustomers([id])
  },
)
