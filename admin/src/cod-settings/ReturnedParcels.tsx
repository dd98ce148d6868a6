import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { useShopData } from "../data-provider"
import type { cashRequests } from "./requests"

const WORDS = "resources.cod-settings"

/** Where parcels come back from most, by postal code. */
export const ReturnedParcels = () => {
  const translate = useTranslate()
  const shop = useShopData<typeof cashRequests>()
  const { data, error, refetch } = useQuery({
    queryKey: ["returned-parcels"],
    queryFn: ({ signal }) => shop.returnedParcels(signal),
  })
  return (
    <>
      <Typography variant="h3" id="returned-parcels" sx={{ mt: 4, mb: 1 }}>
        {translate(`${WORDS}.returned`)}
      </Typography>
      {error ? (
        <Failed text={`${WORDS}.returnedUnread`} onRetry={refetch} />
      ) : data?.length ? (
        <TableContainer>
          <Table size="small" aria-labelledby="returned-parcels">
            <TableHead>
              <TableRow>
                <TableCell>{translate(`${WORDS}.postalCode`)}</TableCell>
                {COUNTS.map((count) => (
                  <TableCell key={count} align="right">
                    {translate(`${WORDS}.${count}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow key={row.id}>
                  <TableCell component="th" scope="row">
                    {row.id}
                  </TableCell>
                  {COUNTS.map((count) => (
                    <TableCell key={count} align="right">
                      {row[count]}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : (
        data && <Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.noReturned`)}</Typography>
      )}
    </>
  )
}

const COUNTS = ["parcels", "received", "orders"] as const
