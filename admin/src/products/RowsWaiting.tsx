export { RowsWaiting } from "../components/RowsWaiting"
