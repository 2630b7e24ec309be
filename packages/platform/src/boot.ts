// biome-ignore-all lint/performance/noBarrelFile: the entry point of prerendered pages' script, which must not import the libraries of the other one.
export { likesWords, readsWords } from './article/count-words.ts';
export { LIKE_FAILED, LIKE_REFUSALS } from './article/like-words.ts';
export { parseLike, readStoredLike, serialiseLike, writeStoredLike } from './article/stored-like.ts';
export { openingSentence } from './centre/opening-sentence.ts';
export { openingStatusAt } from './centre/opening-status.ts';
export { fragmentTarget } from './document/fragment-target.ts';
export { announceHydrated, HYDRATED_EVENT, isHydrated, type PagePart } from './document/hydration.ts';
export { keepPreHydrationLike, type LikeOutcome } from './document/pre-hydration-like.ts';
export { countPreHydrationView, refreshPreHydrationView } from './document/pre-hydration-view.ts';
export { clearAllUserData } from './session/clear-user-data.ts';
export { DRAFT_PREFIX } from './session/drafts.ts';
export { LAST_USER_KEY } from './session/last-user.ts';
export { readSession, SESSION_KEY } from './session/session-storage.ts';
export { deviceId } from './storage/device-id.ts';
export { KEPT_TICKETS_KEY } from './storage/saved-tickets.ts';
export { inSessionLifetimeStorage, isRemembered } from './storage/session-lifetime-storage.ts';
export { tryStorage } from './storage/try-storage.ts';
export { failedRequestId } from './telemetry/failed-request.ts';
