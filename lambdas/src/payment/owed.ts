import { dayOf } from '@tulia/centre/clock';
import type { VisitEnd } from '@tulia/contracts/payment/schemas';
import type { CentreProfile, ChargeRule, ChargeRules } from '@tulia/contracts/profile/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import { isCancelledLate } from '../appointment/cancel/cancellation-rule.ts';
import type { VisitBalance } from './visit-balance.ts';

/** A centre that has not said otherwise. */
export const NOTHING_CHARGED: ChargeRules = { lateCancellation: 'do_not_charge', missed: 'do_not_charge' };

/** What the centre charges for, as its record says at this moment. */
export const chargesOf = (profiles: { read(): Promise<CentreProfile | undefined> }) => async (): Promise<ChargeRules> =>
	(await profiles.read())?.charges ?? NOTHING_CHARGED;

/** Undefined where a visit took place, or is to. */
export function visitEnd(visit: Pick<Appointment, 'status' | 'cancellation' | 'startAt'>): VisitEnd | undefined {
	if (visit.status === 'missed') return 'missed';
	if (visit.status !== 'cancelled') return undefined;
	return isCancelledLate(visit) ? 'cancelled_late' : 'cancelled';
}

/** Whether a visit that was missed or cancelled late is charged: as staff decided for it, else as the centre does. */
export function chargeFor(
	end: VisitEnd | undefined,
	decided: boolean | undefined,
	rules: ChargeRules,
): ChargeRule | undefined {
	if (end === undefined || end === 'cancelled') return undefined;
	if (decided !== undefined) return decided ? 'charge' : 'do_not_charge';
	return end === 'missed' ? rules.missed : rules.lateCancellation;
}

/** From which day of a year on the centre notes what is paid; undefined: of that year nobody knows. */
export type NotedFrom = (year: string) => string | undefined;

/** What decides beside the visit and its payments. */
export interface OwedRules {
	readonly charges: ChargeRules;
	readonly notedFrom: NotedFrom;
}

/** After any day. */
const NEVER = '9999-12-31';

/** Of a visit of which nothing is noted: whether it took place before the centre noted payments, so that nobody knows what was paid. */
export function isUnknown({ status, startAt }: Pick<Appointment, 'status' | 'startAt'>, notedFrom: NotedFrom): boolean {
	const day = dayOf(new Date(startAt));
	return status === 'attended' && day < (notedFrom(day.slice(0, 4)) ?? NEVER);
}

/**
 * How a visit stands with what is asked for it now: every page, list and figure that speaks of money asks here. Nothing is due once the
 * centre or, in time, the client cancelled; nothing for a missed visit or a late cancellation, unless it is charged.
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
