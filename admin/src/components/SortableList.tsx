import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable"
import HandleIcon from "@mui/icons-material/DragIndicator"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import type { SxProps } from "@mui/material/styles"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"

type Item = { id: string }
type Props<T extends Item> = {
  items: T[]
  label: string
  getName: (item: T) => string
  onSort: (items: T[]) => void
  layout: "rows" | "tiles"
  sx?: SxProps
  itemSx?: (at: number) => SxProps
  children: (item: T, at: number, handle: ReactNode) => ReactNode
}

/** A list sorted by drag handles: with a pointer, a finger, or Space and the arrow keys. */
export const SortableList = <T extends Item>(props: Props<T>) => {
  const { items, label, getName, onSort, layout, sx, itemSx, children } = props
  const translate = useTranslate()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id)
  /** Returns the screen reader's text for a move, with names and positions. */
  const announce = (key: string, moved: UniqueIdentifier, position: UniqueIdentifier) => {
    const item = items[indexOf(moved)]
    const words = { name: item && getName(item), place: indexOf(position) + 1, count: items.length }
    return item && translate(`components.sorting.${key}`, words)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: translate("components.sorting.how") },
        announcements: {
          onDragStart: ({ active }) => announce("lifted", active.id, active.id),
          onDragOver: ({ active, over }) => (over ? announce("over", active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => (over ? announce("dropped", active.id, over.id) : undefined),
          onDragCancel: ({ active }) => announce("back", active.id, active.id),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onSort(arrayMove(items, indexOf(active.id), indexOf(over.id)))
      }}
    >
      <SortableContext items={items} strategy={layout === "rows" ? verticalListSortingStrategy : rectSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none", ...sx } as SxProps}>
          {items.map((item, at) => (
            <SortableItem key={item.id} id={item.id} name={getName(item)} sx={itemSx?.(at)}>
              {(handle) => children(item, at, handle)}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

type ItemProps = { id: string; name: string; sx?: SxProps; children: (handle: ReactNode) => ReactNode }

const SortableItem = ({ id, name, sx, children }: ItemProps) => {
  const translate = useTranslate()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={translate("components.sorting.move", { name })}
      sx={{ touchAction: "none", cursor: isDragging ? "grabbing" : "grab" }}
    >
      <HandleIcon fontSize="small" />
    </IconButton>
  )
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
      sx={{ position: "relative", zIndex: isDragging ? 1 : undefined, ...sx } as SxProps}
    >
      {children(handle)}
    </Box>
  )
}
