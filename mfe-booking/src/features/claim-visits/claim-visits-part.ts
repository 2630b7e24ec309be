import { lazyPart } from '../../lib/lazy-part.tsx';

/** Beneath the visits of a client, folded. */
export const ClaimVisits = lazyPart(async () => (await import('./claim-visits.tsx')).ClaimVisits);
