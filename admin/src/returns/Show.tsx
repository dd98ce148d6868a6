import { RecordCardScreen } from "../components/RecordScreen"
import { Return } from "./Return"

const ReturnShow = () => <RecordCardScreen card={<Return />} />

export default ReturnShow
