import Box from "@mui/material/Box"
import { SectionCard } from "../components/cards"
import { LinkButton } from "../components/links"

const Administrators = () => (
  <SectionCard title="resources.staff.administrators" about="resources.staff.administratorsText">
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <LinkButton variant="outlined" label="resources.staff.name" to="/staff" />
      <LinkButton variant="outlined" label="resources.audit-log.name" to="/audit-log" />
    </Box>
  </SectionCard>
)

export default Administrators
