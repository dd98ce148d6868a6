import InviteIcon from "@mui/icons-material/PersonAddAltOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { PageHeading } from "../components/PageHeading"
import { Invitations } from "./Invitations"
import { Invite } from "./Invite"
import { Members } from "./Members"
import { ROLE_WORDS } from "./roles"

/** Who keeps the shop, who is invited to, and what each role may do. */
const List = () => {
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <PageHeading title="Staff">
        <Button variant="contained" startIcon={<InviteIcon />} onClick={() => setInviting(true)}>
          Invite somebody
        </Button>
      </PageHeading>
      <Box sx={{ display: "grid", gap: 4 }}>
        <Members />
        <Invitations />
        <Box component="section" aria-labelledby="roles">
          <Typography variant="h2" id="roles" sx={{ mb: 1.5 }}>
            What each role may do
          </Typography>
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 1, gridTemplateColumns: { sm: "120px 1fr" } }}>
            {Object.values(ROLE_WORDS).map(({ word, may }) => (
              <Box key={word} sx={{ display: "contents" }}>
                <Typography component="dt" sx={{ fontWeight: 600 }}>
                  {word}
                </Typography>
                <Typography component="dd" sx={{ m: 0, color: "text.secondary" }}>
                  {may}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <Invite open={inviting} onClose={() => setInviting(false)} />
    </>
  )
}

export default List
