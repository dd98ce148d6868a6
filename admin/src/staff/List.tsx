import { ROLES } from "@haat/sdk/roles"
import InviteIcon from "@mui/icons-material/PersonAddAltOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { PageHeading } from "../components/PageHeading"
import { Invitations } from "./Invitations"
import { Invite } from "./Invite"
import { Members } from "./Members"
import { roleMay, roleWord } from "./roles"

/** Who keeps the shop, who is invited to, and what each role may do. */
const List = () => {
  const translate = useTranslate()
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <PageHeading title="resources.staff.name">
        <Button variant="contained" startIcon={<InviteIcon />} onClick={() => setInviting(true)}>
          {translate("resources.staff.invite")}
        </Button>
      </PageHeading>
      <Box sx={{ display: "grid", gap: 4 }}>
        <Members />
        <Invitations />
        <Box component="section" aria-labelledby="roles">
          <Typography variant="h2" id="roles" sx={{ mb: 1.5 }}>
            {translate("resources.staff.whatEachMay")}
          </Typography>
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 1, gridTemplateColumns: { sm: "120px 1fr" } }}>
            {ROLES.map((role) => (
              <Box key={role} sx={{ display: "contents" }}>
                <Typography component="dt" sx={{ fontWeight: 600 }}>
                  {translate(roleWord(role))}
                </Typography>
                <Typography component="dd" sx={{ m: 0, color: "text.secondary" }}>
                  {translate(roleMay(role))}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      {inviting && <Invite onClose={() => setInviting(false)} />}
    </>
  )
}

export default List
