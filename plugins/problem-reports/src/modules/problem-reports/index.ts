import { Module } from "@medusajs/framework/utils"
import { ProblemReportsService } from "./service"

export const PROBLEM_REPORTS = "problem_reports"

export default Module(PROBLEM_REPORTS, { service: ProblemReportsService })
