import type { Subscription } from './subscription.ts';

/** Under the pseudonym of the address, never under itself. */
export const subscriptionKey = (id: string) => ({ PK: `NEWS#${id}`, SK: 'N' });

/** The subscriptions of a state, by since when they are in it. */
export const subscriptionList = (state: Subscription['state']): string => `NEWS#${state}`;

/** Since when it is in its state (ISO UTC). */
export const sinceOf = ({ state, requestedAt, confirmedAt, endedAt }: Subscription): string =>
	({ pending: requestedAt, active: confirmedAt, ended: endedAt })[state] ?? requestedAt;
