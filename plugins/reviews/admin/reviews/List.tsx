import { useTranslate } from "react-admin"
import { FilterChoice } from "../components/Choice"
import { EmptyRecords } from "../components/EmptyState"
import { SearchFilter } from "../components/Filters"
import { List } from "../components/List"
import { ProductFilterChip, ProductSortChoice, RecordsByProduct } from "../products/RecordsByProduct"
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
