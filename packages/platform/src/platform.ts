// biome-ignore-all lint/performance/noBarrelFile: the one entry point to the libraries a page shares; named exports are tree-shaken.
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
export { sinceOwnWrite } from './api/read-your-writes.ts';
export { type ApiRequest, type RequestParts, requestFor } from './api/request-for.ts';
export {
	patchAccount,
	patchAvailableTimes,
	patchProfile,
	patchServices,
	prefetchPsychologists,
	prefetchServices,
	selectProfile,
	selectPsychologists,
	useChangeEmailMutation,
	useChooseNoticesMutation,
	useGetAccountQuery,
	useGetProfileQuery,
	useListAvailableTimesQuery,
	useListPsychologistsQuery,
	useListServicesQuery,
	useResendConfirmationMutation,
} from './api/shared-api.ts';
export { likesWords, readsWords } from './article/count-words.ts';
export { LIKE_FAILED, LIKE_REFUSALS } from './article/like-words.ts';
export {
	likeStorageKey,
	parseLike,
	readStoredLike,
	type StoredLike,
	type StoredLikeValue,
	serialiseLike,
	writeStoredLike,
} from './article/stored-like.ts';
export { careLines } from './care/care-lines.ts';
export { hasCareWordsSoon } from './care/care-words.ts';
export { useCareWords } from './care/use-care-words.ts';
export { calledBy } from './centre/called-by.ts';
export { clockTime, groupHours, type HoursGroup, isOpenDay } from './centre/opening-hours.ts';
export { isChatOpen, type OpeningSentence, openingSentence } from './centre/opening-sentence.ts';
export { type OpeningStatus, openingStatusAt } from './centre/opening-status.ts';
export { useTurnedOff } from './centre/use-turned-off.ts';
export { onServerClockChange, serverNow } from './clock/server-clock.ts';
export { useOpenedAt } from './clock/use-opened-at.ts';
export { type LazyPage, LoadAttemptContext, lazyPage, PageFilesContext } from './document/lazy-page.tsx';
export { NotFound, NotFoundContext } from './document/not-found.tsx';
export { type PageContent, type PageMetadata, PageMetadataContext } from './document/page-metadata.ts';
export { type LikeOutcome, takePreHydrationLike } from './document/pre-hydration-like.ts';
export { takePreHydrationView } from './document/pre-hydration-view.ts';
export { useHydratedSignal } from './document/use-hydrated-signal.ts';
export { documentTitle, usePage, useScrollOnNavigation } from './document/use-page.ts';
export { type BotCheck, type BotCheckFields, useBotCheck } from './form/use-bot-check.tsx';
export { interceptPopstate } from './navigation/intercept-popstate.ts';
export { type AccountPart, paths, type ScheduleChoice } from './navigation/paths.ts';
export { addressOf, type LoginState } from './navigation/return-path.ts';
export { useLinkToken } from './navigation/use-link-token.ts';
export { useLoginState } from './navigation/use-login-state.ts';
export { useNavigateUnlessLeft } from './navigation/use-navigate-unless-left.ts';
export { SCHEDULE_MESSAGE, type ScheduleLink, useScheduleLink } from './navigation/use-schedule-link.ts';
export type { ModuleAppProps, RemoteModule } from './remote-module.ts';
export { clearAllUserData } from './session/clear-user-data.ts';
export { DRAFT_PREFIX, hasUnsentDraft, VISIT_PREFIX } from './session/drafts.ts';
export { isUserKnownOnDevice } from './session/last-user.ts';
export { persistSession } from './session/persist-session.ts';
export type { EndReason, SessionState } from './session/session.ts';
export { rolesOf, type SessionUser } from './session/session-user.ts';
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
export { cacheTicketPages } from './storage/offline-pages.ts';
export {
	dropTicket,
	isTicketKept,
	keepTicket,
	type SavedTicket,
	savedTickets,
	saveTicket,
	unkeepTicket,
} from './storage/saved-tickets.ts';
export { inSessionLifetimeStorage, isRemembered } from './storage/session-lifetime-storage.ts';
export { type AppStore, makeStore, type RootState } from './store.ts';
export { useAppDispatch, useAppSelector } from './store-hooks.ts';
export { reportSavedContentUse, sendSavedContentUses } from './telemetry/saved-content-uses.ts';
export { validateWith } from './validate-with.ts';
