// biome-ignore-all lint/performance/noBarrelFile: the door for the script of finished pages, which must not meet the libraries behind the other one.
export { likesWords, readsWords } from './article/count-words.ts';
export { doorAt } from './centre/door.ts';
export { openingLine } from './centre/opening-line.ts';
export { ALIVE_EVENT, announceAlive, isAlive, type PagePart } from './document/alive.ts';
export { countEarly } from './document/early-view.ts';
export { fragmentTarget } from './document/fragment-target.ts';
export { DRAFT_PREFIX } from './session/drafts.ts';
export { forgetEverything } from './session/forget-visit.ts';
export { readSession, SESSION_KEY } from './session/session-storage.ts';
export { deviceId } from './storage/device-id.ts';
export { inSessionPlace, isRemembered } from './storage/session-place.ts';
export { tryStorage } from './storage/try-storage.ts';
