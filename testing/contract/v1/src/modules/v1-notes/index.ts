import { Module } from "@medusajs/framework/utils"
import "../../hook-handlers"
import { V1NotesService } from "./service"

export default Module("v1_notes", { service: V1NotesService })
