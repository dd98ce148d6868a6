import { RecordCardScreen } from "../components/RecordScreen"
import { Report } from "./Report"

const ReportShow = () => <RecordCardScreen card={<Report />} />

export default ReportShow
