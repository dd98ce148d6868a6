import { ROLES } from "@haat/sdk/roles"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { PageHeading } from "../components/PageHeading"
import { Invitations } from "./Invitations"
import { InviteButton } from "./Invite"
import { Members } from "./Members"
import { roleMay, roleWord } from "./roles"

/** The members of staff, the people who are invited, and what each role may do. */
const List = () => {
  const translate = useTranslate()
  return (
    <>
      <PageHeading title="resources.staff.name">
        <InviteButton />
      </PageHeading>
      <Stack sx={{ gap: 4 }}>
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
      </Stack>
    </>
  )
}

export default List
