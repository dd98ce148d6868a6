import type { DocumentsOfPeriod, GstReturn, TaxReportRow } from "@haat/gst/contract"
import type { Days } from "../components/DayInput"
import { API, request } from "../http-client"

/** Left out, the GSTIN is the one that the shop itself is registered under. */
const query = (days: Days, gstin?: string) => new URLSearchParams({ ...days, ...(gstin && { gstin }) })
const under = (gstin: string | undefined) => (gstin ? `?gstin=${gstin}` : "")

/** The tax returns' part of the data provider. */
export const taxReturnRequests = {
  /** @param month YYYY-MM */
  taxReturn: (month: string, gstin: string | undefined, signal?: AbortSignal) =>
    request<GstReturn>(`tax-returns/${month}${under(gstin)}`, { signal }),
  taxDocuments: (days: Days, signal?: AbortSignal) =>
    request<DocumentsOfPeriod>(`tax-documents?${query(days)}`, { signal }),
  taxReport: (days: Days, gstin: string | undefined, signal?: AbortSignal) =>
    request<TaxReportRow[]>(`tax-report?${query(days, gstin)}`, { signal }),
}

/** The addresses of the files, for links. */
export const returnFile = (month: string, file: string, gstin?: string) =>
  `${API}/tax-returns/${month}/files/${file}${under(gstin)}`
export const reportFile = (days: Days, gstin?: string) => `${API}/tax-report/file?${query(days, gstin)}`
export const documentsFile = (days: Days, locale: "en" | "hi") =>
  `${API}/tax-documents/file?${query(days)}&locale=${locale}`
