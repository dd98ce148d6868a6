import { RecordCardScreen } from "../components/RecordScreen"
import { Complaint } from "./Complaint"

const ComplaintShow = () => <RecordCardScreen card={<Complaint />} />

export default ComplaintShow
