import { MAX_IMPORT_PRODUCTS } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import FileIcon from "@mui/icons-material/UploadFileOutlined"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { FileInput, Form, LinearProgress, useTranslate } from "react-admin"
import { TextButton } from "../../components/buttons"
import { TextLink } from "../../components/links"
import { API } from "../../http-client"

type Props = { /** Upload progress from 0 to 1. */ sent: number | undefined; onChoose: (file: File) => void }

const WORDS = "resources.products.importing"
const FILES = ".csv,.zip,text/csv,application/zip"

export const FileChoice = ({ sent, onChoose }: Props) => {
  const translate = useTranslate()
  return (
    <Box sx={{ border: "2px dashed", borderColor: "divider", borderRadius: "14px", p: 3, textAlign: "center" }}>
      {sent === undefined ? (
        <>
          <Form>
            <FileInput
              source="file"
              label={false}
              helperText={false}
              // The server rejects other files with a reason.
              inputProps={{ accept: FILES, style: { display: "none" } }}
              options={{ noKeyboard: true, onDropAccepted: ([file]) => onChoose(file) }}
              placeholder={<TextButton variant="outlined" startIcon={<FileIcon />} label={`${WORDS}.choose`} />}
              sx={{ "& .RaFileInput-dropZone": { bgcolor: "transparent" } }}
            />
          </Form>
          <Typography sx={{ mt: 1.5, color: "text.secondary", fontSize: "0.875rem" }}>
            {translate(`${WORDS}.hintStart`, { most: grouped(MAX_IMPORT_PRODUCTS) })}{" "}
            <TextLink to={`${API}/product-imports/template`} download>
              {translate(`${WORDS}.template`)}
            </TextLink>{" "}
            {translate(`${WORDS}.hintEnd`)}
          </Typography>
        </>
      ) : (
        <Box role="status">
          {translate(sent < 1 ? `${WORDS}.sending` : `${WORDS}.checking`)}
          <LinearProgress
            timeout={0}
            aria-label={translate(`${WORDS}.checkingLabel`)}
            variant={sent < 1 ? "determinate" : "indeterminate"}
            value={sent * 100}
            sx={{ width: "auto" }}
          />
        </Box>
      )}
    </Box>
  )
}
