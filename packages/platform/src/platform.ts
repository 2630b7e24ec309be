// biome-ignore-all lint/performance/noBarrelFile: the one door to the libraries a page holds once; naming each export is what lets the rest be shaken off.
export { Provider as StoreProvider } from 'react-redux';
export {
	BrowserRouter,
	Link,
	matchPath,
	Navigate,
	NavLink,
	Route,
	Routes,
	UNSAFE_NavigationContext as NavigationContext,
	useLocation,
	useNavigate,
	useParams,
	useSearchParams,
} from 'react-router-dom';
export { type OwnAddressActions, useOwnAddress } from './account/use-own-address.ts';
export { type ApiError, explain, fieldErrorsIn, problemIn, refusalIn, retryAfterIn } from './api/api-error.ts';
export { baseApi } from './api/base-api.ts';
export { sinceOwnChange } from './api/own-change.ts';
export { type ApiRequest, type RequestParts, requestFor } from './api/request-for.ts';
export {
	prefetchServices,
	selectProfile,
	showAccount,
	showFreshTimes,
	useChangeEmailMutation,
	useGetAccountQuery,
	useGetProfileQuery,
	useListAvailableTimesQuery,
	useListServicesQuery,
	useResendConfirmationMutation,
} from './api/shared-api.ts';
export { likesWords, readsWords } from './article/count-words.ts';
export { careLines } from './care/care-lines.ts';
export { hasCareWordsSoon } from './care/care-words.ts';
export { useCareWords } from './care/use-care-words.ts';
export { type Door, doorAt } from './centre/door.ts';
export { clockTime, dayName, groupHours, type HoursGroup, isOpenDay } from './centre/opening-hours.ts';
export { type OpeningLine, openingLine } from './centre/opening-line.ts';
export { onServerClock, serverNow } from './clock/server-clock.ts';
export { useOpenedAt } from './clock/use-opened-at.ts';
export { takeEarlyView } from './document/early-view.ts';
export { AttemptContext, type LazyPage, lazyPage, PageFilesContext } from './document/lazy-page.tsx';
export { NotFound, NotFoundContext } from './document/not-found.tsx';
export { type PageFacts, PageSinkContext, type Shown } from './document/page-sink.ts';
export { useAlive } from './document/use-alive.ts';
export { documentTitle, useArrival, usePage } from './document/use-page.ts';
export { type HumanCheck, type HumanStamp, useHumanCheck } from './form/use-human-check.tsx';
export { holdPops } from './navigation/hold-pops.ts';
export { paths, type ScheduleChoice } from './navigation/paths.ts';
export { addressOf, type LoginState, loginStateOf } from './navigation/return-path.ts';
export { useLinkToken } from './navigation/use-link-token.ts';
export { SCHEDULE_MESSAGE, type ScheduleLink, useScheduleLink } from './navigation/use-schedule-link.ts';
export type { ModuleAppProps, RemoteModule } from './remote-module.ts';
export { DRAFT_PREFIX, holdsDraft, VISIT_PREFIX } from './session/drafts.ts';
export { forgetEverything } from './session/forget-visit.ts';
export { keepSession } from './session/keep-session.ts';
export type { EndReason, SessionState, SessionUser } from './session/session.ts';
export {
	useCheckSession,
	useContinueSession,
	useForgetSession,
	useLogout,
	useMissingSecondFactor,
	useSession,
	useSessionUser,
	useStartSession,
} from './session/use-session.ts';
export { isSomebodyKnownHere } from './session/who-is-here.ts';
export { keepTicketPages } from './storage/kept-pages.ts';
export {
	dropTicket,
	isTicketKept,
	keepTicket,
	type SavedTicket,
	savedTickets,
	saveTicket,
	unkeepTicket,
} from './storage/saved-tickets.ts';
export { inSessionPlace, isRemembered } from './storage/session-place.ts';
export { type AppStore, makeStore, type RootState } from './store.ts';
export { useAppDispatch, useAppSelector } from './store-hooks.ts';
export { reportSavedUse, sendSavedUses } from './telemetry/saved-uses.ts';
export { validateWith } from './validate-with.ts';
