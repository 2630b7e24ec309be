import { lazyPart } from '../../lib/lazy-part.tsx';

/** Below the visits of a client, collapsed. */
export const ClaimVisits = lazyPart(async () => (await import('./claim-visits.tsx')).ClaimVisits);
