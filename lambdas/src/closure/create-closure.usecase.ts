import type { createClosure as endpoint } from '@tulia/contracts/closure/endpoints';
import type { BodyOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { Appointment } from '../appointment/appointment-item.ts';
import { unseenRefusal } from '../appointment/unseen-refusal.ts';
import type { CalendarEntry } from '../availability/centre-day.ts';
import { dayOf, isDay } from '../availability/centre-time.ts';
import { ok, type Result, refuse } from '../platform/result.ts';
import { type AffectedDeps, affectedOn } from './affected.usecase.ts';

interface Actor {
	readonly id: string;
	readonly actor: string;
	readonly at: Date;
}

/** What changing the calendar needs. */
export interface CreateClosureDeps extends AffectedDeps {
	readonly calendar: {
		save(entry: CalendarEntry, by: Actor): Promise<void>;
		remove(entry: Pick<CalendarEntry, 'date' | 'id'>, by: Actor): Promise<boolean>;
	};
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
interface Input {
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string };
}

/**
 * Closes a day, or opens a holiday. A closure is refused while an appointment falls on it that staff have not seen, and looked
 * at once more after it is written: from that moment nobody can book the day, so somebody who slipped in before is found,
 * and the closure is taken back. Nothing is cancelled silently (rule 6).
 */
export const createClosure =
	(deps: CreateClosureDeps) =>
	async ({ body, caller }: Input): Promise<Result<ResponseOf<typeof endpoint>, RefusalOf<typeof endpoint>>> => {
		const { date, kind, reason, seen } = body;
		const now = deps.now();
		if (!isDay(date)) return refuse('date_not_bookable', { detail: 'This day is not in the calendar.' });
		if (date < dayOf(now)) return refuse('date_not_bookable', { detail: 'This day is over.' });
		const entry = { id: deps.newId(now), date, kind, reason: reason.trim() };
		const by = (): Actor => ({ id: deps.newId(now), actor: caller.userId, at: now });
		const unseen = async (): Promise<readonly Appointment[]> =>
			kind === 'closed' ? (await affectedOn(deps, date)).filter(({ id }) => !seen.includes(id)) : [];

		const before = await unseen();
		if (before.length > 0) return unseenRefusal(before);
		await deps.calendar.save(entry, by());
		const slippedIn = await unseen();
		if (slippedIn.length === 0) return ok(entry);
		await deps.calendar.remove(entry, by());
		return unseenRefusal(slippedIn);
	};
