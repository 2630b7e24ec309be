import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** `Visit 3 of 8`; `undefined` for a single visit. */
export const seriesWords = ({ series }: Pick<Ticket, 'series'>): string | undefined =>
	series && `Visit ${series.number} of ${series.of}`;

/** Whether its series has later visits. */
export const hasFollowing = ({ series }: Pick<Ticket, 'series'>): boolean =>
	series !== undefined && series.number < series.of;
