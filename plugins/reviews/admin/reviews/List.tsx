import {
  EmptyRecords,
  FilterChoice,
  List,
  ProductFilterChip,
  ProductSortChoice,
  RecordsByProduct,
  SearchFilter,
} from "@haat/sdk/admin"
import { useTranslate } from "react-admin"
import { Review } from "./Review"

const ReviewList = () => (
  <List
    perPage={20}
    failed="resources.reviews.failed"
    empty={<EmptyRecords />}
    filters={
      <>
        <SearchFilter label="resources.reviews.search" />
        <FilterChoice source="hidden" values={{ all: undefined, shown: false, hidden: true }} />
        <ProductSortChoice label={useTranslate()("resources.reviews.order")} />
        <ProductFilterChip />
      </>
    }
  >
    <RecordsByProduct>
      <Review />
    </RecordsByProduct>
  </List>
)

export default ReviewList
