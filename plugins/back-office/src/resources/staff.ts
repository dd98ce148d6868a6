import { removeSecondFactor } from "@haat/accounts/workflows/remove-second-factor"
import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import {
  auditedHandler,
  findRecord,
  listHandler,
  replyHandler,
  resolveDatabase,
} from "@haat/sdk/server/back-office/handlers"
import { rolePermissions } from "@haat/sdk/server/back-office/permissions"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import { expressRoutes } from "@haat/sdk/server/medusa-internals/express-routes"
import { pluginsOff } from "@haat/sdk/server/plugin-state"
import type { MedusaRequest } from "@medusajs/framework/http"
import { findRoute, PREFIX } from "../api/find-route"
import { ChangeRole, type Me, NewInvitation, STAFF } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import type { StaffService } from "../modules/staff/service"
import { BACK_OFFICE_PERMISSIONS } from "../permissions"
import { INVITATIONS } from "../queries/list-invitations"
import { STAFF_MEMBERS } from "../queries/list-staff"
import { appointStaff } from "../workflows/appoint-staff"
import { dismissStaff } from "../workflows/dismiss-staff"
import { inviteStaff } from "../workflows/invite-staff"

const find = findRecord(STAFF_MEMBERS.find, BACK_OFFICE_ERRORS.no_such_staff)

export const STAFF_RESOURCES = [
  defineResource({
    name: "me",
    tag: "Back office: shop",
    permissions: BACK_OFFICE_PERMISSIONS,
    routes: {
      "GET /back-office/me": staffRoute("me.read", "Who is signed in, and what they may do", {}, async (req, res) => {
        const { id, role, must_enrol } = requestAdministrator(req)
        const permissions = must_enrol ? [] : rolePermissions(role)
        const me: Me = { id, role, must_enrol, permissions, plugins_off: pluginsOff() }
        res.json(me)
      }),
    },
  }),
  defineResource({
    name: "routes",
    tag: "Back office: shop",
    routes: {
      /**
       * Every route this server really has under /back-office, and the permission it takes: null where none is
       * declared.
       */
      "GET /back-office/routes": staffRoute(
        "routes.read",
        "The routes of the running server, with their permissions",
        {},
        async (req, res) => {
          const routes = expressRoutes(req.app)
            .filter(({ path }) => String(path).startsWith(PREFIX))
            .flatMap(({ path, methods }) =>
              Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
            )
            .map(({ path, method }) => ({
              path,
              method,
              permission: findRoute(method, String(path))?.permission ?? null,
            }))
          res.json(routes)
        },
      ),
    },
  }),
  defineResource({
    name: "staff",
    tag: "Back office: shop",
    readRecord: STAFF_MEMBERS.find,
    routes: {
      "GET /back-office/staff": staffList(
        "staff.read",
        "Staff",
        "q",
        listHandler("staff", STAFF_MEMBERS, STAFF_MEMBERS.page),
      ),
      "GET /back-office/staff/:id": staffRoute("staff.read", "One member of staff", {}, replyHandler(find)),
      "PUT /back-office/staff/:id": staffRoute(
        "staff.edit",
        "Gives a member of staff a role",
        {
          body: ChangeRole,
          errors: { 404: "There is none", 409: "The last owner" },
        },
        auditedHandler(async (req: MedusaRequest<ChangeRole>) => {
          const { role } = req.validatedBody
          const { id } = await find(req)
          await appointStaff(req.scope, id, role)
          return await find(req)
        }),
      ),
      "DELETE /back-office/staff/:id": staffRoute(
        "staff.edit",
        "Dismisses a member of staff; their sessions end",
        {
          errors: { 404: "There is none", 409: "The last owner" },
        },
        auditedHandler(async (req) => {
          const { id } = await find(req)
          await dismissStaff(req.scope, id)
          return { id }
        }),
      ),
      /** Removes the second factor of a member of staff who has lost their phone and their recovery codes. */
      "DELETE /back-office/staff/:id/second-factor": staffRoute(
        "staff.edit",
        "Removes someone's second factor",
        {},
        auditedHandler(async (req) => {
          const database = resolveDatabase(req)
          const member = await STAFF_MEMBERS.find(database, req.params.id)
          if (!member) throw new HttpError(BACK_OFFICE_ERRORS.no_such_staff)
          if (member.id === requestAdministrator(req).id) throw new HttpError(BACK_OFFICE_ERRORS.own_second_factor)
          await removeSecondFactor(req.scope, { user_id: member.id })
          return await STAFF_MEMBERS.find(database, member.id)
        }),
      ),
    },
  }),
  defineResource({
    name: "invitations",
    tag: "Back office: shop",
    readRecord: (db, id) =>
      db("staff_invitation").select(["email", "role", "expires_at"]).where({ id }).whereNull("deleted_at").first(),
    routes: {
      "GET /back-office/invitations": staffList(
        "staff.read",
        "Invitations that wait",
        "none",
        listHandler("invitations", INVITATIONS, INVITATIONS.page),
      ),
      "POST /back-office/invitations": staffRoute(
        "staff.edit",
        "Invites someone by mail",
        {
          body: NewInvitation,
          status: 201,
          errors: { 409: "They work here already" },
        },
        auditedHandler(async (req: MedusaRequest<NewInvitation>) => {
          const { name: invited_by } = requestAdministrator(req)
          return await inviteStaff(req.scope, { ...req.validatedBody, invited_by })
        }),
      ),
      "DELETE /back-office/invitations/:id": staffRoute(
        "staff.edit",
        "Withdraws an invitation",
        {},
        auditedHandler(async (req) => {
          const { id } = req.params
          const withdrawn = await req.scope.resolve<StaffService>(STAFF).withdraw(id)
          if (!withdrawn) throw new HttpError(BACK_OFFICE_ERRORS.no_such_invitation)
          return { id }
        }),
      ),
    },
  }),
]
