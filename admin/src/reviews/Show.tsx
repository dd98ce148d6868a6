import { RecordCardScreen } from "../components/RecordScreen"
import { Review } from "./Review"

const ReviewShow = () => <RecordCardScreen card={<Review />} />

export default ReviewShow
