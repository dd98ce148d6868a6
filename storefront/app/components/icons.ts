import { __iconData as banknote } from "lucide-react/icons/banknote"
import { __iconData as chevronDown } from "lucide-react/icons/chevron-down"
import { __iconData as chevronLeft } from "lucide-react/icons/chevron-left"
import { __iconData as chevronRight } from "lucide-react/icons/chevron-right"
import { __iconData as circleCheck } from "lucide-react/icons/circle-check"
import { __iconData as cloudOff } from "lucide-react/icons/cloud-off"
import { __iconData as compass } from "lucide-react/icons/compass"
import { __iconData as creditCard } from "lucide-react/icons/credit-card"
import { __iconData as eye } from "lucide-react/icons/eye"
import { __iconData as eyeOff } from "lucide-react/icons/eye-off"
import { __iconData as flag } from "lucide-react/icons/flag"
import { __iconData as house } from "lucide-react/icons/house"
import { __iconData as info } from "lucide-react/icons/info"
import { __iconData as loaderCircle } from "lucide-react/icons/loader-circle"
import { __iconData as logIn } from "lucide-react/icons/log-in"
import { __iconData as logOut } from "lucide-react/icons/log-out"
import { __iconData as maximize } from "lucide-react/icons/maximize"
import { __iconData as menu } from "lucide-react/icons/menu"
import { __iconData as messageCircle } from "lucide-react/icons/message-circle"
import { __iconData as minus } from "lucide-react/icons/minus"
import { __iconData as moon } from "lucide-react/icons/moon"
import { __iconData as parcel } from "lucide-react/icons/package"
import { __iconData as packageSearch } from "lucide-react/icons/package-search"
import { __iconData as packageX } from "lucide-react/icons/package-x"
import { __iconData as pause } from "lucide-react/icons/pause"
import { __iconData as play } from "lucide-react/icons/play"
import { __iconData as plus } from "lucide-react/icons/plus"
import { __iconData as rotateCcw } from "lucide-react/icons/rotate-ccw"
import { __iconData as search } from "lucide-react/icons/search"
import { __iconData as shoppingBag } from "lucide-react/icons/shopping-bag"
import { __iconData as slidersHorizontal } from "lucide-react/icons/sliders-horizontal"
import { __iconData as star } from "lucide-react/icons/star"
import { __iconData as store } from "lucide-react/icons/store"
import { __iconData as sun } from "lucide-react/icons/sun"
import { __iconData as trash } from "lucide-react/icons/trash"
import { __iconData as truck } from "lucide-react/icons/truck"
import { __iconData as user } from "lucide-react/icons/user"
import { __iconData as userPlus } from "lucide-react/icons/user-plus"
import { __iconData as x } from "lucide-react/icons/x"
import { __iconData as zoomIn } from "lucide-react/icons/zoom-in"
import { __iconData as zoomOut } from "lucide-react/icons/zoom-out"
import { icon } from "./icon.tsx"

export const Banknote = icon(banknote)
export const ChevronDown = icon(chevronDown)
export const ChevronLeft = icon(chevronLeft)
export const ChevronRight = icon(chevronRight)
export const CircleCheck = icon(circleCheck)
export const CloudOff = icon(cloudOff)
export const Compass = icon(compass)
export const CreditCard = icon(creditCard)
export const Eye = icon(eye)
export const EyeOff = icon(eyeOff)
export const Flag = icon(flag)
export const House = icon(house)
export const Info = icon(info)
export const LoaderCircle = icon(loaderCircle)
export const LogIn = icon(logIn)
export const LogOut = icon(logOut)
export const Maximize = icon(maximize)
export const Menu = icon(menu)
export const MessageCircle = icon(messageCircle)
export const Minus = icon(minus)
export const Moon = icon(moon)
export const Package = icon(parcel)
export const PackageSearch = icon(packageSearch)
export const PackageX = icon(packageX)
export const Pause = icon(pause)
export const Play = icon(play)
export const Plus = icon(plus)
export const RotateCcw = icon(rotateCcw)
export const Search = icon(search)
export const ShoppingBag = icon(shoppingBag)
export const SlidersHorizontal = icon(slidersHorizontal)
export const Star = icon(star)
export const Store = icon(store)
export const Sun = icon(sun)
export const Trash = icon(trash)
export const Truck = icon(truck)
export const User = icon(user)
export const UserPlus = icon(userPlus)
export const X = icon(x)
export const ZoomIn = icon(zoomIn)
export const ZoomOut = icon(zoomOut)
