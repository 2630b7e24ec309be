import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** `Visit 3 of 8`; nothing where it stands alone. */
export const seriesWords = ({ series }: Pick<Ticket, 'series'>): string | undefined =>
	series && `Visit ${series.number} of ${series.of}`;

/** Whether visits of its series come after it. */
export const hasFollowing = ({ series }: Pick<Ticket, 'series'>): boolean =>
	series !== undefined && series.number < series.of;
