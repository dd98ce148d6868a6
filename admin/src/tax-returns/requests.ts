import type { DocumentsOfPeriod, GstReturn, TaxReportRow } from "@haat/gst/contract"
import { API, request } from "../http-client"

export type Days = { from: string; until: string }

const query = (days: Days) => new URLSearchParams(days)

/** The tax returns' part of the data provider. */
export const taxReturnRequests = {
  /** @param month YYYY-MM */
  taxReturn: (month: string, signal?: AbortSignal) => request<GstReturn>(`tax-returns/${month}`, { signal }),
  taxDocuments: (days: Days, signal?: AbortSignal) =>
    request<DocumentsOfPeriod>(`tax-documents?${query(days)}`, { signal }),
  taxReport: (days: Days, signal?: AbortSignal) => request<TaxReportRow[]>(`tax-report?${query(days)}`, { signal }),
}

/** Where the files are, for links. */
export const returnFile = (month: string, file: string) => `${API}/tax-returns/${month}/files/${file}`
export const reportFile = (days: Days) => `${API}/tax-report/file?${query(days)}`
export const documentsFile = (days: Days, locale: "en" | "hi") =>
  `${API}/tax-documents/file?${query(days)}&locale=${locale}`
