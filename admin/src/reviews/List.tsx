import { useListContext, useTranslate } from "react-admin"
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
    empty={<Empty />}
    filters={
      <>
        <SearchFilter label="resources.reviews.search" />
        <FilterChoice source="hidden" yes="hidden" no="shown" order={["all", "shown", "hidden"]} />
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

const Empty = () => <EmptyProductTexts filtered={Object.keys(useListContext().filterValues).length > 0} />

export default ReviewList
