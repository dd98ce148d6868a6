import { MAX_IMPORT_ROWS } from "@haat/catalog/contract"
import FileIcon from "@mui/icons-material/UploadFileOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import LinearProgress from "@mui/material/LinearProgress"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useRef } from "react"
import { count } from "../components/format"

type Props = { /** 0 to 1 while a file is on its way. */ sent: number | undefined; onChoose: (file: File) => void }

/** A CSV file, or a zip of one with its pictures, chosen or dropped. */
export const FileChoice = ({ sent, onChoose }: Props) => {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onChoose(file)
      }}
      sx={{ border: "2px dashed", borderColor: "divider", borderRadius: "14px", p: 3, textAlign: "center" }}
    >
      {sent === undefined ? (
        <>
          <Button variant="outlined" startIcon={<FileIcon />} onClick={() => chooser.current?.click()}>
            Choose a CSV or zip file
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".csv,.zip,text/csv,application/zip"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ""
              if (file) onChoose(file)
            }}
          />
          <Typography sx={{ mt: 1.5, color: "text.secondary", fontSize: "0.875rem" }}>
            Up to {count(MAX_IMPORT_ROWS)} products. It is checked first; nothing changes before you say so. Rows with
            an id change that product, and empty cells leave it as it is. Start with the{" "}
            <Link href="/back-office/product-imports/template" download>
              template
            </Link>{" "}
            or an export. Pictures are https addresses in the column pictures, or files in a zip with the CSV file.
          </Typography>
        </>
      ) : (
        <Box role="status">
          <Typography sx={{ mb: 1 }}>{sent < 1 ? "Sending the file…" : "Checking the file…"}</Typography>
          <LinearProgress
            aria-label="Checking the file"
            variant={sent < 1 ? "determinate" : "indeterminate"}
            value={sent * 100}
          />
        </Box>
      )}
    </Box>
  )
}
