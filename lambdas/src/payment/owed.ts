import { dayOf } from '@tulia/centre/clock';
import type { VisitEnd } from '@tulia/contracts/payment/schemas';
import type { CentreProfile, ChargeRule, ChargeRules } from '@tulia/contracts/profile/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { isCancelledLate } from '../appointment/cancellation-rule.ts';
import type { VisitBalance } from './visit-balance.ts';

/** The rules of a centre that has set none. */
export const NOTHING_CHARGED: ChargeRules = { lateCancellation: 'do_not_charge', missed: 'do_not_charge' };

export const chargesOf = (profiles: { read(): Promise<CentreProfile | undefined> }) => async (): Promise<ChargeRules> =>
	(await profiles.read())?.charges ?? NOTHING_CHARGED;

/** How a visit ended without taking place; undefined for a visit that took place or is still to come. */
export function visitEnd(visit: Pick<Appointment, 'status' | 'cancellation' | 'startAt'>): VisitEnd | undefined {
	if (visit.status === 'missed') return 'missed';
	if (visit.status !== 'cancelled') return undefined;
	return isCancelledLate(visit) ? 'cancelled_late' : 'cancelled';
}

/** Whether a missed or late-cancelled visit is charged: as staff decided for it, else by the centre's rule. */
export function chargeFor(
	end: VisitEnd | undefined,
	decided: boolean | undefined,
	rules: ChargeRules,
): ChargeRule | undefined {
	if (end === undefined || end === 'cancelled') return undefined;
	if (decided !== undefined) return decided ? 'charge' : 'do_not_charge';
	return end === 'missed' ? rules.missed : rules.lateCancellation;
}

/** The day of a year from which on payments are recorded; undefined: unknown for that year. */
export type NotedFrom = (year: string) => string | undefined;

/** The facts that decide the amount due, besides the visit and its payments. */
export interface OwedRules {
	readonly charges: ChargeRules;
	readonly notedFrom: NotedFrom;
}

/** Sorts after any day. */
const NEVER = '9999-12-31';

/** Whether it is unknown what was paid: the visit took place before the centre recorded payments. */
export function isUnknown({ status, startAt }: Pick<Appointment, 'status' | 'startAt'>, notedFrom: NotedFrom): boolean {
	const day = dayOf(new Date(startAt));
	return status === 'attended' && day < (notedFrom(day.slice(0, 4)) ?? NEVER);
}

/**
 * The balance of a visit with its current amount due, for every page, list and figure about money. Nothing is due once
 * the centre or, in time, the client cancelled; a missed visit or a late cancellation is due only if it is charged.
 */
export function asOwed(
	visit: Pick<Appointment, 'status' | 'cancellation' | 'startAt'>,
	balance: VisitBalance,
	rules: ChargeRules,
): VisitBalance {
	const end = visitEnd(visit);
	const isDue = end === undefined || chargeFor(end, balance.isCharged, rules) === 'charge';
	return isDue ? balance : { ...balance, due: 0 };
}
