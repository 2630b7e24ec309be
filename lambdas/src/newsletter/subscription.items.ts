import type { Subscription } from './subscription.ts';

/** Keyed by the pseudonym of the address. */
export const subscriptionKey = (id: string) => ({ PK: `NEWS#${id}`, SK: 'N' });

/** The subscriptions of a state, by the time they entered it. */
export const subscriptionList = (state: Subscription['state']): string => `NEWS#${state}`;

/** When it entered its state (ISO UTC). */
export const sinceOf = ({ state, requestedAt, confirmedAt, endedAt }: Subscription): string =>
	({ pending: requestedAt, active: confirmedAt, ended: endedAt })[state] ?? requestedAt;
