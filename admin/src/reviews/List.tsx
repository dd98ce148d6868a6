import { useTranslate } from "react-admin"
import { FilterChoice } from "../components/Choice"
import { EmptyProductTexts } from "../components/EmptyState"
import { SearchFilter } from "../components/Filters"
import { List } from "../components/List"
import { NewestOrByProduct, ProductFilterChip, ProductTexts } from "../products/ProductTexts"
import { Review } from "./Review"

const ReviewList = () => (
  <List
    perPage={20}
    failed="resources.reviews.failed"
    empty={<EmptyProductTexts />}
    filters={
      <>
        <SearchFilter label="resources.reviews.search" />
        <FilterChoice source="hidden" values={{ all: undefined, shown: false, hidden: true }} />
        <NewestOrByProduct label={useTranslate()("resources.reviews.order")} />
        <ProductFilterChip />
      </>
    }
  >
    <ProductTexts>
      <Review />
    </ProductTexts>
  </List>
)

export default ReviewList
