import {
  AskSignInCode,
  ForgotPassword,
  NewAddress,
  ReplaceAddresses,
  SignInWithCode,
  SignUp,
  UpdateProfile,
} from "@haat/accounts/contract"
import { AcceptInvitation, NewInvitation } from "@haat/back-office/contract"
import { BuyerGstin, PlaceOrder, SaveCodSettings } from "@haat/checkout/contract"
import { ReturnQuery, SaveTaxSettings, SaveWarehouse } from "@haat/gst/contract"
import { AskForNotice, ContactMessage, Enquiry } from "@haat/mail/contract"
import { OpenPayment } from "@haat/payments/contract"
import { PostalCode } from "@haat/places/contract"
import { SaveSettings } from "@haat/shop-settings/contract"
import { describe, expect, it } from "vitest"
import type { z } from "zod"

/** Every field of a form or a request, and what it keeps of what is typed. */
type Fields = Record<string, z.ZodType>

const keptBy = (fields: Fields, typed: unknown) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { data, error } = field.safeParse(typed)
      return [name, error ? error.issues[0].message : data]
    }),
  )
const allKeep = (fields: Fields, kept: unknown) => Object.fromEntries(Object.keys(fields).map((name) => [name, kept]))

const listed = ReplaceAddresses.shape.addresses.element
const { shape: warehouse } = SaveWarehouse
const { shape: tax } = SaveTaxSettings

const PHONES: Fields = {
  "sign-up": SignUp.shape.phone,
  profile: UpdateProfile.shape.phone,
  "who receives at an address": NewAddress.shape.recipient_phone,
  "who receives at a listed address": listed.shape.recipient_phone,
  "enquiry on /Home": Enquiry.shape.phone,
}

const SHOP_PHONES: Fields = {
  contact: SaveSettings.shape.contact_phone,
  "grievance officer": SaveSettings.shape.officer_phone,
  warehouse: warehouse.phone,
}

const POSTAL_CODES: Fields = {
  address: NewAddress.shape.postal_code,
  "listed address": listed.shape.postal_code,
  "pickup from the shop": SaveSettings.shape.pickup_postal_code,
  warehouse: warehouse.postal_code,
  "lookup, quotes and the old call for charges": PostalCode,
}

const MAIL_ADDRESSES: Fields = {
  "sign-up": SignUp.shape.email,
  profile: UpdateProfile.shape.email,
  "forgotten password": ForgotPassword.shape.email,
  "contact form": ContactMessage.shape.email,
  "enquiry on /Home": Enquiry.shape.email,
  "back in stock": AskForNotice.shape.email,
  invitation: NewInvitation.shape.email,
  "shop's contact": SaveSettings.shape.contact_email,
  "grievance officer": SaveSettings.shape.officer_email,
}

const GSTINS: Fields = {
  buyer: BuyerGstin,
  "cash order": PlaceOrder.shape.gstin,
  payment: OpenPayment.shape.gstin,
  shop: tax.gstin,
  warehouse: warehouse.gstin,
  "month of GSTR-1": ReturnQuery.shape.gstin,
}

describe("however it is written, every form and every request keeps", () => {
  it.each(["+91 98765 43210", "098765 43210", "98765-43210", "९८७६५ ४३२१०", "+91 (98765) 43210"])(
    "the ten digits of the phone %s",
    (typed) => expect(keptBy(PHONES, typed)).toEqual(allKeep(PHONES, "9876543210")),
  )

  it("the shop's own phones as the owner writes them, in digits that everybody reads", () => {
    expect(keptBy(SHOP_PHONES, " +९१ ९८७६५ ४३२१० ")).toEqual(allKeep(SHOP_PHONES, "+91 98765 43210"))
    expect(keptBy(SHOP_PHONES, "020 2705 0000")).toEqual(allKeep(SHOP_PHONES, "020 2705 0000"))
  })

  it.each(["400 050", "400-050", "४०० ०५०", " 400050 "])("the six digits of the postal code %s", (typed) =>
    expect(keptBy(POSTAL_CODES, typed)).toEqual(allKeep(POSTAL_CODES, "400050")),
  )

  it("the mail address with its domain in the letters of mail servers", () => {
    const ascii = "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"
    expect(keptBy(MAIL_ADDRESSES, " asha@उदाहरण.भारत ")).toEqual(allKeep(MAIL_ADDRESSES, ascii))
    expect(keptBy(MAIL_ADDRESSES, ascii)).toEqual(allKeep(MAIL_ADDRESSES, ascii))
  })

  it.each(["27 AAPFU 0939F 1ZV", "27aapfu0939f1zv", " 27-AAPFU0939F-1ZV\u200b"])("the GSTIN %j as one word", (typed) =>
    expect(keptBy(GSTINS, typed)).toEqual(allKeep(GSTINS, "27AAPFU0939F1ZV")),
  )

  it("a buyer's UIN as one word, and the shop's PAN", () => {
    const buyers = { cash: PlaceOrder.shape.gstin, online: OpenPayment.shape.gstin }
    expect(keptBy(buyers, "07 17 UNO 00157 UNO")).toEqual(allKeep(buyers, "0717UNO00157UNO"))
    expect(keptBy({ pan: tax.pan }, " aapfu 0939 f ")).toEqual({ pan: "AAPFU0939F" })
  })

  it("no last name of a person who has one name", () => {
    const names = {
      ...{ "sign-up": SignUp.shape.last_name, profile: UpdateProfile.shape.last_name },
      "invited staff": AcceptInvitation.shape.last_name,
    }
    for (const mark of ["-", ".", "—", " - "]) expect(keptBy(names, mark)).toEqual(allKeep(names, ""))
  })

  it("a city longer than carriers take, and both lines of an address, whole", () => {
    const city = "Integrated District Officers Complex(IDOC) Mancher"
    expect(keptBy({ new: NewAddress.shape.city, listed: listed.shape.city }, city)).toEqual({ new: city, listed: city })
    const line = "x".repeat(200)
    const lines = { first: NewAddress.shape.address_1, second: NewAddress.shape.address_2 }
    expect(keptBy(lines, line)).toEqual(allKeep(lines, line))
  })

  it("codes that were mailed, and postal codes without cash on delivery, in digits of any script", () => {
    const codes = { order: PlaceOrder.shape.code, "sign-in": SignInWithCode.shape.code }
    expect(keptBy(codes, "१२३ ४५६")).toEqual(allKeep(codes, "123456"))
    const { without_postal_codes } = SaveCodSettings.shape
    expect(keptBy({ without_postal_codes }, "१९४१०१, 79")).toEqual({ without_postal_codes: "194101, 79" })
  })

  it("the name that one signs in with as it is typed, whatever it is", () => {
    for (const name of ["asha", "Asha@उदाहरण.भारत", "+91 98765 43210"])
      expect(keptBy({ name: AskSignInCode.shape.username }, name)).toEqual({ name })
  })
})
