// biome-ignore-all lint/performance/noBarrelFile: a door of its own, for the small script that runs before the page's.
export { beginEarly, dropEarly } from './early/early-answers.ts';
export { type Address, type Start, type Starts, startOf } from './early/starts.ts';
export { readSession, type StoredSession } from './session/session-storage.ts';
