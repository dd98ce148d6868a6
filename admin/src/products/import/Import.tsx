import { grouped } from "@haat/sdk/money"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useTranslate } from "react-admin"
import { TextButton } from "../../components/buttons"
import { Notice } from "../../components/Notice"
import { PlainDialog } from "../../components/PlainDialog"
import { ColumnMapping } from "./ColumnMapping"
import { FileChoice } from "./FileChoice"
import { ImportProgress } from "./ImportProgress"
import { ImportResult, LastImport } from "./ImportResult"
import { NewCategories, SameNames } from "./NewCategories"
import { useProductImport } from "./use-product-import"

const WORDS = "resources.products.importing"

/**
 * Imports products from a file: choose it, see the changes or errors, then import. The import continues when the dialog
 * is closed, and is shown when it is opened again.
 */
const Import = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const { current, last, input, set, choose, check, run, finish, isStarting, ...state } = useProductImport()
  const { sent, wrong, columns, isMapping, makeCategories = false } = state
  const isInProgress = current?.state === "checking" || current?.state === "running"
  const changeCount = current ? current.added + current.changed : 0
  const newCategories = current?.can_run ? current.new_categories : []
  const sameNames = current?.state === "ready" ? current.found_by_name || input?.same_names_are_new : 0
  const close = current?.state === "done" ? "done" : current?.state === "running" ? "close" : "cancel"

  return (
    <PlainDialog
      title={translate(`${WORDS}.title`)}
      maxWidth="md"
      fullScreen={useMediaQuery("(max-width: 700px)")}
      onClose={onClose}
      buttons={
        <>
          <TextButton
            variant={close === "done" ? "contained" : "outlined"}
            label={`${WORDS}.${close}`}
            onClick={onClose}
          />
          {current?.can_run && changeCount > 0 && (
            <TextButton
              variant="contained"
              label={translate(`${WORDS}.${current.state === "failed" ? "again" : "run"}`, {
                smart_count: changeCount,
                count: grouped(changeCount),
              })}
              disabled={isStarting || (newCategories.length > 0 && !makeCategories)}
              onClick={() => run(current)}
            />
          )}
        </>
      }
    >
      {last && <LastImport last={last} onRun={() => run(last)} onShow={() => finish(last)} />}
      {current?.state !== "done" && !isInProgress && <FileChoice sent={sent} onChoose={choose} />}
      {wrong && <Notice severity="error" text={wrong} />}
      {isMapping && columns && input && (
        <ColumnMapping
          fileColumns={columns}
          initialMapping={input.mapping}
          onCheck={(targets) => check({ ...input, mapping: targets, same_names_are_new: 0 })}
        />
      )}
      {columns && !isMapping && current && !isInProgress && current.state !== "done" && (
        <TextButton
          label={`${WORDS}.changeMapping`}
          sx={{ justifySelf: "start" }}
          onClick={() => set({ isMapping: true })}
        />
      )}
      {isInProgress && <ImportProgress key={current.state} started={current} onEnd={finish} />}
      {current && !isInProgress && !isMapping && <ImportResult result={current} />}
      {input && !isInProgress && sameNames ? (
        <SameNames
          count={sameNames}
          areNew={input.same_names_are_new > 0}
          onChange={(areNew) => check({ ...input, same_names_are_new: areNew ? sameNames : 0 })}
        />
      ) : null}
      {newCategories.length > 0 && current && (
        <NewCategories
          id={current.id}
          names={newCategories}
          isConfirmed={makeCategories}
          onChange={(isConfirmed) => set({ makeCategories: isConfirmed })}
        />
      )}
    </PlainDialog>
  )
}

export default Import
